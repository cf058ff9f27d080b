import { CommanderError } from 'commander'

import { readActor } from '../actor.ts'
import { ReleaseError } from '../release-error.ts'
import { listFrontEnds } from '../state/sync-site.ts'
import { openStore } from '../store/open-store.ts'
import { findFrontEnds } from '../workspace.ts'
import { describeError } from './describe-error.ts'
import { createHandlers } from './handlers.ts'
import { createProgram } from './program.ts'

const log = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Runs the release tool with these arguments, and exits when it fails.
 * @param root of the repository
 */
export async function runCli(root: string, args: readonly string[]): Promise<void> {
  // Whoever reads the output may stop: `status | head -1`. The command goes on.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  try {
    const { address, rest } = takeStore(args)
    const store = await openStore(root, process.env, address)
    const context = {
      store,
      frontEnds: findFrontEnds(root),
      root,
      getActor: () => readActor(root),
      log,
      warn: (line: string) => log(`Warning: ${line}`),
    }
    await createProgram(await listFrontEnds(context), createHandlers(context)).parseAsync(
      rest.length > 0 ? rest : ['help'],
      { from: 'user' },
    )
  } catch (error) {
    if (error instanceof CommanderError) process.exit(error.exitCode)
    process.stderr.write(`${describeError(error)}\n`)
    process.exit(1)
  }
}

/** Takes `--store` out of the arguments: which front ends there are depends on it. */
function takeStore(args: readonly string[]): { address?: string; rest: string[] } {
  const index = args.findIndex((arg) => arg === '--store' || arg.startsWith('--store='))
  const option = args[index]
  if (option === undefined) return { rest: [...args] }
  const isJoined = option.startsWith('--store=')
  const address = isJoined ? option.slice('--store='.length) : args[index + 1]
  if (!address) {
    throw new ReleaseError(
      '--store needs the folder of the released versions, or s3://BUCKET/PREFIX.',
    )
  }
  return { address, rest: args.toSpliced(index, isJoined ? 1 : 2) }
}
