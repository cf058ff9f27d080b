import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import { OWNERS_FILE } from 'release-store/release-store.ts'
import { z } from 'zod/mini'

import type { ReleaseContext } from './context.ts'

const ownersSchema = z.catchall(
  z.object({
    /** Bytes (gzip) that a remote may state as its budget, by its name, whatever the live version states. */
    budgets: z.optional(z.record(z.string(), z.number())),
    /** Other origins that a remote's pages may ask, by its name. */
    origins: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
  /** Actors by front end; anybody may release one that is not named. */
  z.array(z.string()),
)
type Owners = z.infer<typeof ownersSchema>

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

/**
 * Reads the owners' file of the store, which is the same for all repositories, or else that of this one.
 * @returns null without one
 * @throws ReleaseError when it cannot be read
 */
export async function readOwners({
  store,
  root,
}: Pick<ReleaseContext, 'store' | 'root'>): Promise<Owners | null> {
  const text =
    (await store.readOwners()) ??
    (await readFile(path.join(root, OWNERS_FILE), 'utf8').catch(nullIfMissing))
  return text === null ? null : parseOwners(text)
}

function parseOwners(text: string): Owners {
  try {
    return ownersSchema.parse(JSON.parse(text))
  } catch {
    throw new ReleaseError(
      `${OWNERS_FILE} cannot be read, so nobody may release. It must be JSON such as {"mfe-agents": ["ali@example.com"]}.`,
    )
  }
}
