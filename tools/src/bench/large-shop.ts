import { spawnSync } from 'node:child_process'

import { root, startShop, type RunningShop } from '../shop/shop-process.ts'

/** Starts a shop of its own with 1,000 products more in its first category. */
export function startLargeShop(): Promise<RunningShop> {
  return startShop({
    port: 3300,
    backendPort: 4300,
    seed: (env) =>
      spawnSync('npm', ['run', '--silent', 'seed', '--', '--products', '1000'], { cwd: root, env }),
  })
}
