import { parseArgs } from 'node:util'

import { findRemotes, repositoryRoot } from 'workspace/workspace.ts'

import { runCommand, StartError } from '../run-command.ts'

runCommand(async () => {
  const remotes = findRemotes(repositoryRoot)
  const usage = `Usage: npm run dev -- ${remotes.join(' | ')} [--server | --shop https://shop.example [--write]]`
  const { name, server, shop, write } = parseArguments(usage)
  const remote = remotes.find((each) => each === name)
  if (!remote) {
    throw new StartError(name === undefined ? usage : `There is no remote ${name}. ${usage}`)
  }
  if ((server && shop !== undefined) || (write && shop === undefined)) throw new StartError(usage)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
  // Its modules take seconds to load: a wrong name is refused at once.
  const { serveFromSource, serveInShop, serveRendered } = await import('./serve-remote.ts')
  if (shop !== undefined) await serveInShop(remote, shop, write)
  else await (server ? serveRendered(remote) : serveFromSource(remote))
})

/** @throws StartError for an option that there is not */
function parseArguments(usage: string) {
  try {
    const { positionals, values } = parseArgs({
      options: {
        server: { type: 'boolean', default: false },
        shop: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    return { name: positionals[0], ...values }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}
