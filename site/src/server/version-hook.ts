import { REMOTE_NAME_PATTERN } from '@shop/contracts/rules/remote-name.ts'
import type { FastifyRequest } from 'fastify'

import { isOpen, type TesterGate } from './tester-gate.ts'
import { readVisitorChoice } from './visitor-choice.ts'

/** Fetches a version that is published, unless it is there. */
export type EnsureVersion = (name: string, version: string) => Promise<void>

const address = new RegExp(`^/(shell|${REMOTE_NAME_PATTERN})/([^/?]+)/`)
const frontEnd = new RegExp(`^(?:shell|${REMOTE_NAME_PATTERN})$`)

/** Creates a hook that sees to the versions which a request names, in its address, as a tester's or by its preview. */
export function createVersionHook(ensureVersion: EnsureVersion, gate: TesterGate) {
  return async (request: FastifyRequest): Promise<void> => {
    const { url, headers } = request
    const [, name, version] = address.exec(url) ?? []
    if (name !== undefined && version !== undefined) return ensureVersion(name, version)
    const preview = gate.readPreview(request)
    const previewed = isOpen(preview) ? preview.versions : []
    const { overrides } = readVisitorChoice(url, headers.cookie)
    for (const [remote, release] of [...previewed, ...overrides]) {
      if (frontEnd.test(remote)) await ensureVersion(remote, release)
    }
  }
}
