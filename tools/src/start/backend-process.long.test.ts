import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { openDatabase } from 'backend/db/database.ts'
import getPort from 'get-port'
import { repositoryRoot } from 'workspace/workspace.ts'

import { readEnvironment } from '../environment.ts'
import { startBackend } from './backend-process.ts'

test('startBackend shows the errors of the backend in this terminal', async () => {
  const written: string[] = []
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk))
    return true
  })
  const backendPort = await getPort()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-start-'))
  Object.assign(process.env, { BACKEND_PORT: String(backendPort), DATA_DIR: dataDir })
  const backend = await startBackend(readEnvironment(repositoryRoot), [])
  try {
    const db = openDatabase({ dataDir })
    await db.schema.dropTable('productSales').execute()
    await db.destroy()
    const api = `http://localhost:${backendPort}/api/v1.0`
    const response = await fetch(`${api}/products/best-sellers`)
    expect(response.status).toBe(500)
  } finally {
    backend.kill()
    await new Promise((resolve) => backend.once('exit', resolve))
    write.mockRestore()
  }
  expect(written.join('')).toContain('no such table: productSales')
})
