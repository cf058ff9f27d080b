import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Promotes `mfe-catalog@2.0.0` in a release folder, and kills its own process in the middle of one write.
 * Arguments: the folder; the file operation at which it dies; part of the path or of the text written.
 */
const [folder = '', operation = '', part = ''] = process.argv.slice(2)

type Operation = (...parameters: unknown[]) => Promise<unknown>
const operations = fs as unknown as Record<string, Operation>
const original = operations[operation]
if (!original) throw new Error(`There is no operation ${operation}`)
operations[operation] = async (...parameters) => {
  if (parameters.some((parameter) => String(parameter).includes(part))) {
    const [file, text, ...options] = parameters
    if (operation === 'writeFile') await original(file, String(text).slice(0, 9), ...options)
    process.kill(process.pid, 'SIGKILL')
  }
  return original(...parameters)
}
syncBuiltinESMExports()

const { folderStore } = await import('release-store/folder-store.ts')
const { promote } = await import('../commands/promote.ts')
const { repositoryRoot } = await import('workspace/workspace.ts')
await promote(
  {
    store: folderStore(folder),
    frontEnds: ['shell', 'mfe-agents', 'mfe-catalog'],
    root: repositoryRoot,
    log: () => undefined,
    getActor: () => 'Ali',
  },
  { versions: [{ name: 'mfe-catalog', version: '2.0.0' }] },
)
