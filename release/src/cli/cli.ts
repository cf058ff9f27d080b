import { CommanderError } from 'commander'

import { readActor } from '../actor.ts'
import { folderStore } from '../store/folder-store.ts'
import { findFrontEnds, releaseFolder, repositoryRoot } from '../workspace.ts'
import { describeError } from './describe-error.ts'
import { createHandlers } from './handlers.ts'
import { createProgram } from './program.ts'

const log = (line: string) => process.stdout.write(`${line}\n`)
const frontEnds = findFrontEnds(repositoryRoot)
const handlers = createHandlers({
  store: folderStore(releaseFolder(repositoryRoot)),
  frontEnds,
  root: repositoryRoot,
  getActor: () => readActor(repositoryRoot),
  log,
  warn: (line) => log(`Warning: ${line}`),
})
const args = process.argv.slice(2)

try {
  await createProgram(frontEnds, handlers).parseAsync(args.length > 0 ? args : ['help'], {
    from: 'user',
  })
} catch (error) {
  if (error instanceof CommanderError) process.exit(error.exitCode)
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}
