import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export interface RunningShop {
  /** Address of the site. */
  site: string
  stop: () => Promise<void>
}

/** Starts a shop of its own on free ports, with 1,000 products more in its first category, and stops it again. */
export async function startShop(): Promise<RunningShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  const env = {
    ...process.env,
    PORT: '3300',
    BACKEND_PORT: '4300',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
  }
  spawnSync('npm', ['run', '--silent', 'seed', '--', '--products', '1000'], { cwd: root, env })
  const child = spawn(process.execPath, ['release/start.js'], { cwd: root, env })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Shop ready')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(output)))
  })
  return {
    site: `http://localhost:${env.PORT}`,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit')
        child.on('exit', () => {
          rmSync(dataDir, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}
