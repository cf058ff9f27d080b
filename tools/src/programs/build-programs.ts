import path from 'node:path'

import { repositoryRoot } from 'workspace/workspace.ts'

import { log, runCommand, StartError } from '../run-command.ts'
import { buildProgram } from './build-program.ts'
import { isProgramName, programNames } from './program-list.ts'

/** Builds the programs that are named, or all, below a folder. */
async function buildPrograms([folder = 'dist', ...named]: readonly string[]): Promise<void> {
  const names = named.length > 0 ? named : programNames
  for (const name of names) {
    if (!isProgramName(name)) {
      throw new StartError(`There is no program ${name}: ${programNames.join(', ')}`)
    }
    const target = path.resolve(repositoryRoot, folder, name)
    await buildProgram(name, target)
    log(target)
  }
}

runCommand(() => buildPrograms(process.argv.slice(2)))
