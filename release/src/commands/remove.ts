import { linkedAddresses } from '@shop/contracts/site-paths.ts'

import { readLiveRemotes } from '../checks/live-builds.ts'
import { matchesPattern } from '../checks/path-patterns.ts'
import { ReleaseError } from '../release-error.ts'
import { loadState } from '../state/stored-state.ts'
import { updateState } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import { assertOwner } from './assert-owner.ts'
import type { CommandContext } from './context.ts'

interface Removal {
  name: FrontEnd
  /** Although other front ends link to its pages. */
  force?: boolean | undefined
  /** Why. */
  message?: string | undefined
}

/**
 * Takes a remote out of the shop: its pages are gone. Its versions stay, so that it can be promoted again.
 * @throws ReleaseError for the shell, a remote that is not live, and one whose pages others link to unless forced
 */
export async function remove(
  context: CommandContext,
  { name, force = false, message }: Removal,
): Promise<void> {
  const { store, log } = context
  await assertOwner(context, name)
  if (name === 'shell') throw new ReleaseError('The shop needs its shell: it cannot be removed.')
  const { state } = await loadState(store)
  const version = state[name]?.version
  if (version === undefined) throw new ReleaseError(`${name} is not live.`)
  const linked = (await readLiveRemotes(store, state)).owners
    .filter((owner) => owner.name === name)
    .flatMap(({ paths }) => linkedAddresses().filter((address) => matchesPattern(paths, address)))
  const losses = [...new Set(linked)].map(
    (address) => `${name} has ${address}, which other front ends link to.`,
  )
  if (losses.length > 0 && !force) {
    throw new ReleaseError(
      `${losses.join('\n')}\nPromote a remote with these pages first, or repeat the command with --force.`,
    )
  }
  await updateState(context, ({ [name]: _removed, ...others }) => others, {
    action: 'remove',
    message,
    forced: losses,
  })
  log(`${name} is not part of the shop any more. To undo: promote ${name}@${version}`)
}
