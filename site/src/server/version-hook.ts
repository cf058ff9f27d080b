import { REMOTE_NAME_PATTERN } from '@shop/contracts/rules/remote-name.ts'
import type { FastifyRequest } from 'fastify'

import { readVisitorChoice } from './visitor-choice.ts'

/** Fetches a version that is published, unless it is there. */
export type EnsureVersion = (name: string, version: string) => Promise<void>

const address = new RegExp(`^/(shell|${REMOTE_NAME_PATTERN})/([^/?]+)/`)
const frontEnd = new RegExp(`^(?:shell|${REMOTE_NAME_PATTERN})$`)

/** Creates a hook that sees to the versions which a request names, in its address or as a tester's. */
export function createVersionHook(ensureVersion: EnsureVersion) {
  return async ({ url, headers }: FastifyRequest): Promise<void> => {
    const [, name, version] = address.exec(url) ?? []
    if (name !== undefined && version !== undefined) return ensureVersion(name, version)
    for (const [remote, release] of readVisitorChoice(url, headers.cookie).overrides) {
      if (frontEnd.test(remote)) await ensureVersion(remote, release)
    }
  }
}
