import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Loads the key that signs tokens: `configured`, else the file `token-secret` in the data folder, which
 * is generated on first use with mode 0600.
 */
export function loadTokenSecret(configured: string | undefined, dataDir: string): Uint8Array {
  if (configured) return Buffer.from(configured)
  const file = join(dataDir, 'token-secret')
  if (!existsSync(file)) {
    const temporaryFile = `${file}.${process.pid}`
    writeFileSync(temporaryFile, randomBytes(48).toString('base64url'), { mode: 0o600 })
    try {
      // Publish atomically: unlike rename, link fails when another process was first.
      linkSync(temporaryFile, file)
    } catch (error) {
      if (!existsSync(file)) throw error
    } finally {
      rmSync(temporaryFile, { force: true })
    }
  }
  return Buffer.from(readFileSync(file, 'utf8').trim())
}
