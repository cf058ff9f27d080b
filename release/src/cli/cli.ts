#!/usr/bin/env node
import { CommanderError } from 'commander'
import { readActor } from 'workspace/actor.ts'
import { findFrontEnds } from 'workspace/workspace.ts'

import type { ReleaseContext } from '../context.ts'
import { type CommandOptions, commands, type RunCommand } from './commands.ts'
import { describeError } from './describe-error.ts'
import { openStore } from './open-store.ts'
import { createProgram } from './program.ts'

const root = process.cwd()
const args = process.argv.slice(2)

const commandsByName: {
  [Name in keyof CommandOptions]: () => Promise<
    (context: ReleaseContext, options: CommandOptions[Name]) => Promise<void>
  >
} = commands

const run: RunCommand = async (name, options, store) => {
  const command = await commandsByName[name]()
  await command(
    {
      // A description is the same for all shops.
      store: await openStore(root, process.env, name === 'schema' ? root : store),
      frontEnds: findFrontEnds(root),
      root,
      getActor: () => readActor(root),
      checkInBrowser: async (...args) =>
        (await import('../browser/check-in-browser.ts')).checkInBrowser(...args, { root }),
      log: (line) => process.stdout.write(`${line}\n`),
    },
    options,
  )
}

// The reader of the output may stop (`status | head -1`). The command goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
try {
  await createProgram(run).parseAsync(args.length > 0 ? args : ['help'], { from: 'user' })
} catch (error) {
  if (error instanceof CommanderError) process.exit(error.exitCode)
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}
