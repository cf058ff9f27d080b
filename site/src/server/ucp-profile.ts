import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { createUcpProfile, UCP_PROFILE_PATH } from '@shop/contracts/rules/ucp.ts'
import type { FastifyInstance } from 'fastify'

import type { SiteContext } from './site-context.ts'

/** The protocol's least is a minute; an owner's switch takes as long. */
const MAX_AGE_SECONDS = 60

/** Whether programs have a catalogue by UCP: a backend with accounts of our kind has one, if owners publish what is for machines. */
export const hasUcp = ({ accountUrl, machineReadable }: RuntimeConfig): boolean =>
  accountUrl !== undefined && machineReadable !== false

/** Plugin that serves the profile by which agents find the catalogue. */
export async function ucpProfile(
  app: FastifyInstance,
  { liveConfig }: Pick<SiteContext, 'liveConfig'>,
): Promise<void> {
  app.get(UCP_PROFILE_PATH, async (_request, reply) => {
    const { config } = liveConfig.read()
    if (!hasUcp(config)) return reply.code(404).type('text/plain').send('Not found\n')
    return reply
      .header('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`)
      .send(createUcpProfile(config.apiUrl))
  })
}
