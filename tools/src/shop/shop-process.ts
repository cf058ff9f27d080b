import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

interface ShopOptions {
  port: number
  backendPort: number
  /** Folder of the released versions; the repository's own when it is not given. */
  releaseDir?: string
  /** Fills the shop's database before it starts, given the environment that it starts in. */
  fill?: (env: NodeJS.ProcessEnv) => void
}

export interface RunningShop {
  /** Address of the site. */
  site: string
  stop: () => Promise<void>
}

/** Starts a shop with a new database by the start command, and waits until it is ready. @throws with its words when it does not start */
export async function startShop({
  port,
  backendPort,
  releaseDir,
  fill,
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
  fill?.(env)
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
