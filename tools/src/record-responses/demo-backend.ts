import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { startServer } from 'backend/testing/server-process.ts'
import getPort from 'get-port'

/** Runs `work` with a backend that has the demo data and nothing else. @param work called with its origin */
export async function withDemoBackend(work: (origin: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-backend-'))
  const port = String(await getPort())
  const server = await startServer({ BACKEND_PORT: port, DATA_DIR: folder, RATE_LIMITS: 'off' })
  try {
    await work(`http://localhost:${port}`)
  } finally {
    server.child.kill('SIGTERM')
    await server.exited
    rmSync(folder, { recursive: true })
  }
}
