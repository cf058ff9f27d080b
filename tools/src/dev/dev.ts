import { parseArgs } from 'node:util'

import { findRemotes, repositoryRoot } from 'workspace/workspace.ts'

import { runCommand, StartError } from '../run-command.ts'

runCommand(async () => {
  const remotes = findRemotes(repositoryRoot)
  const usage = `Usage: npm run dev -- ${remotes.join(' | ')} [--server]`
  const { name, server } = parseArguments(usage)
  const remote = remotes.find((each) => each === name)
  if (!remote) {
    throw new StartError(name === undefined ? usage : `There is no remote ${name}. ${usage}`)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
  // Its modules take seconds to load: a wrong name is refused at once.
  const { serveFromSource, serveRendered } = await import('./serve-remote.ts')
  await (server ? serveRendered(remote) : serveFromSource(remote))
})

/** @throws StartError for an option that there is not */
function parseArguments(usage: string) {
  try {
    const { positionals, values } = parseArgs({
      options: { server: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    return { name: positionals[0], ...values }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}
