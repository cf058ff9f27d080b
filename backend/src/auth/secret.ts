import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The key that signs tokens: the one given, else the one kept in the data folder, made at first use
 * and readable by its owner only.
 */
export function readSecret(given: string | undefined, dataDir: string): Uint8Array {
  if (given) return Buffer.from(given)
  const file = join(dataDir, 'token-secret')
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
    try {
      // Unlike a rename it fails when another process was first, and then that one's key counts.
      linkSync(draft, file)
    } catch (error) {
      if (!existsSync(file)) throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return Buffer.from(readFileSync(file, 'utf8').trim())
}
