import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { OWNERS_FILE } from 'release-store/release-store.ts'

import type { ReleaseContext } from '../context.ts'
import { readOwners } from '../owners.ts'

/** Whoever may leave out the check in a browser is named beside the front ends. */
export const NO_BROWSER = '--no-browser'

/**
 * Checks whether whoever runs the tool may change what is live of a front end, or use an option.
 * @throws ReleaseError that names the owners
 */
export async function assertOwner(
  context: ReleaseContext,
  name: FrontEnd | typeof NO_BROWSER,
): Promise<void> {
  const owners = (await readOwners(context))?.[name]
  if (!owners) return
  const actor = context.getActor()
  // `Name <email>` is meant by any of its parts.
  const [, person = actor, email = actor] = /^(.*) <(.*)>$/.exec(actor) ?? []
  if ([actor, person, email].some((each) => owners.includes(each))) return
  throw new ReleaseError(
    `${actor} may not ${name === NO_BROWSER ? 'use' : 'release'} ${name}. ${OWNERS_FILE} allows: ${owners.join(', ') || 'nobody'}.`,
  )
}
