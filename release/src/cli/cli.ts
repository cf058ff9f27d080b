import { CommanderError } from 'commander'

import { ReleaseError } from '../release-error.ts'
import { folderStore } from '../store/folder-store.ts'
import { findFrontEnds, releaseFolder, repositoryRoot } from '../workspace.ts'
import { createHandlers } from './handlers.ts'
import { createProgram } from './program.ts'

const frontEnds = findFrontEnds(repositoryRoot)
const handlers = createHandlers({
  store: folderStore(releaseFolder(repositoryRoot)),
  frontEnds,
  root: repositoryRoot,
  log: (line) => process.stdout.write(`${line}\n`),
})
const args = process.argv.slice(2)

try {
  await createProgram(frontEnds, handlers).parseAsync(args.length > 0 ? args : ['help'], {
    from: 'user',
  })
} catch (error) {
  if (error instanceof CommanderError) process.exit(error.exitCode)
  const expected = error instanceof ReleaseError
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
}
