import { ReleaseError } from '../release-error.ts'
import { folderStore } from '../store/folder-store.ts'
import { root } from '../workspace.ts'
import { releaseFolder } from 'tools/environment.ts'
import { readCommand } from './program.ts'
import { run } from './run.ts'

const context = {
  store: folderStore(releaseFolder(root)),
  root,
  say: (line: string) => process.stdout.write(`${line}\n`),
}

try {
  await run(context, readCommand(process.argv.slice(2)))
} catch (error) {
  const known = error instanceof ReleaseError
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}
