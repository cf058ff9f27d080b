import { CommanderError } from 'commander'

import { readActor } from '../actor.ts'
import type { ReleaseContext } from '../context.ts'
import { openStore } from '../store/open-store.ts'
import { findFrontEnds } from '../workspace.ts'
import { type CommandOptions, commands, type RunCommand } from './commands.ts'
import { describeError } from './describe-error.ts'
import { createProgram } from './program.ts'

const commandsByName: {
  [Name in keyof CommandOptions]: (
    context: ReleaseContext,
    options: CommandOptions[Name],
  ) => Promise<void>
} = commands

/**
 * Runs the release tool with these arguments, and exits when it fails.
 * @param root of the repository
 */
export async function runCli(root: string, args: readonly string[]): Promise<void> {
  // The reader of the output may stop (`status | head -1`). The command goes on.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  const run: RunCommand = async (name, options, store) =>
    commandsByName[name](await createContext(root, store), options)
  try {
    await createProgram(run).parseAsync(args.length > 0 ? args : ['help'], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) process.exit(error.exitCode)
    process.stderr.write(`${describeError(error)}\n`)
    process.exit(1)
  }
}

async function createContext(root: string, store: string | undefined): Promise<ReleaseContext> {
  return {
    store: await openStore(root, process.env, store),
    frontEnds: findFrontEnds(root),
    root,
    getActor: () => readActor(root),
    log: (line) => process.stdout.write(`${line}\n`),
  }
}
