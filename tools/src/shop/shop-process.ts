import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { repositoryRoot } from 'workspace/workspace.ts'

import { stopProgram } from './spawn-program.ts'

interface ShopOptions {
  port: number
  backendPort: number
  /** Folder of the released versions; the repository's by default. */
  releaseDir?: string
  /** Origins that may call the API; by default the site's own. */
  siteOrigins?: readonly string[]
  /** How long a visitor waits for a page to be rendered; 300 by default. */
  renderBudgetMs?: number
  /** Path of the Node that runs it; this one by default. */
  node?: string
  /** Generated products besides the demonstration's. */
  products?: number
}

export interface RunningShop {
  site: string
  backend: string
  /** Data folder of the backend. */
  dataDir: string
  stop: () => Promise<void>
}

/** Runs the start command with a new database, and waits until the shop is ready. @throws with its output when it does not start */
export async function startShop({
  port,
  backendPort,
  releaseDir,
  siteOrigins,
  renderBudgetMs,
  node = process.execPath,
  products = 0,
}: ShopOptions): Promise<RunningShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-data-'))
  const env = {
    ...process.env,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ...(renderBudgetMs === undefined ? {} : { RENDER_BUDGET_MS: String(renderBudgetMs) }),
    ...(releaseDir === undefined ? {} : { RELEASE_DIR: releaseDir }),
    ...(siteOrigins === undefined ? {} : { SITE_ORIGINS: siteOrigins.join(',') }),
  }
  if (products > 0) {
    const seed = ['--import', 'tsx', 'backend/src/seed-cli.ts', '--products', String(products)]
    await promisify(execFile)(node, seed, { cwd: repositoryRoot, env })
  }
  const child = spawn(node, ['tools/run.js', 'start'], { cwd: repositoryRoot, env })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Shop ready')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(output)))
  })
  return {
    site: `http://localhost:${port}`,
    backend: `http://localhost:${backendPort}`,
    dataDir,
    async stop() {
      await stopProgram(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
