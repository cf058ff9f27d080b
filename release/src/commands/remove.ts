import { linkedAddresses } from '@shop/contracts/browser/site-paths.ts'
import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'

import { matchesPattern } from '../checks/dropped-paths.ts'
import { readLiveRemotes } from '../checks/live-builds.ts'
import type { ReleaseContext } from '../context.ts'
import { assertOwner } from '../owners.ts'
import { changeState } from '../state/change-state.ts'
import type { ReleaseState } from '../state/release-state.ts'

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
export async function remove(context: ReleaseContext, removal: Removal): Promise<void> {
  const { name } = removal
  await assertOwner(context, name)
  if (name === 'shell') throw new ReleaseError('The shop needs its shell: it cannot be removed.')
  const { version } = await changeState(context, (state) => planRemoval(context, state, removal))
  context.log(`${name} is not part of the shop any more. To undo: promote ${name}@${version}`)
}

async function planRemoval(
  { store }: ReleaseContext,
  state: ReleaseState,
  { name, force = false, message }: Removal,
) {
  const { [name]: removed, ...next } = state
  if (!removed) throw new ReleaseError(`${name} is not live.`)
  const linked = (await readLiveRemotes(store, { [name]: removed })).flatMap(({ paths }) =>
    linkedAddresses().filter((address) => matchesPattern(paths, address)),
  )
  const forced = [...new Set(linked)].map(
    (address) => `${name} has ${address}, which other front ends link to.`,
  )
  if (forced.length > 0 && !force) {
    throw new ReleaseError(
      `${forced.join('\n')}\nPromote a remote with these pages first, or repeat the command with --force.`,
    )
  }
  return { action: 'remove', next, candidates: [], forced, message, version: removed.version }
}
