import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

interface ShopOptions {
  port: number
  backendPort: number
  /** Release folder; the repository's own by default. */
  releaseDir?: string
  /** Seeds the database before the start, with the environment of the shop. */
  seed?: (env: NodeJS.ProcessEnv) => void
}

export interface RunningShop {
  /** Address of the site. */
  site: string
  stop: () => Promise<void>
}

/** Starts a shop with a new database and waits until it is ready. @throws Error with its output when it exits */
export async function startShop({
  port,
  backendPort,
  releaseDir,
  seed,
}: ShopOptions): Promise<RunningShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-data-'))
  const env = {
    ...process.env,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ...(releaseDir === undefined ? {} : { RELEASE_DIR: releaseDir }),
  }
  seed?.(env)
  const child = spawn(process.execPath, ['tools/start.js'], { cwd: root, env })
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
    site: `http://localhost:${port}`,
    async stop() {
      const stopped = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await stopped
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
