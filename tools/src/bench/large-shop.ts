import { spawnSync } from 'node:child_process'

import { repositoryRoot } from 'release/workspace.ts'

import { type RunningShop, startShop } from '../shop/shop-process.ts'

/** Starts a shop with 1,000 generated products in its first category. */
export function startLargeShop(): Promise<RunningShop> {
  return startShop({
    port: 3300,
    backendPort: 4300,
    seed: (env) =>
      spawnSync('npm', ['run', '--silent', 'seed', '--', '--products', '1000'], {
        cwd: repositoryRoot,
        env,
      }),
  })
}
