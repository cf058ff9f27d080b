import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { nullIfMissing } from 'site/null-if-missing.ts'
import { z } from 'zod/mini'

import type { ReleaseContext } from '../context.ts'
import { ReleaseError } from '../release-error.ts'
import { OWNERS_FILE } from '../store/release-store.ts'

/** Whoever may leave out the check in a browser is named beside the front ends. */
export const NO_BROWSER = '--no-browser'

/** The front ends that it does not name are anybody's. */
const ownersSchema = z.record(z.string(), z.array(z.string()))

/**
 * Checks whether whoever runs the tool may change what is live of a front end, or use an option, by the file of the store, which is the same for
 * all repositories, or else by that of this one.
 * @throws ReleaseError that names the owners
 */
export async function assertOwner(
  { store, root, getActor }: ReleaseContext,
  name: string,
): Promise<void> {
  const text =
    (await store.readOwners()) ??
    (await readFile(path.join(root, OWNERS_FILE), 'utf8').catch(nullIfMissing))
  if (text === null) return
  const owners = parseOwners(text)[name]
  if (!owners) return
  const actor = getActor()
  // `Name <email>` is meant by any of its parts.
  const [, person = actor, email = actor] = /^(.*) <(.*)>$/.exec(actor) ?? []
  if ([actor, person, email].some((each) => owners.includes(each))) return
  throw new ReleaseError(
    `${actor} may not ${name === NO_BROWSER ? 'use' : 'release'} ${name}. ${OWNERS_FILE} allows: ${owners.join(', ') || 'nobody'}.`,
  )
}

function parseOwners(text: string): z.infer<typeof ownersSchema> {
  try {
    return ownersSchema.parse(JSON.parse(text))
  } catch {
    throw new ReleaseError(
      `${OWNERS_FILE} cannot be read, so nobody may release. It must be JSON such as {"mfe-agents": ["ali@example.com"]}.`,
    )
  }
}
