import { UCP_VERSION } from '@shop/contracts/rules/ucp.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod/mini'

import { type FetchPublic, isPublicUrl } from '../../platform/http/fetch-public.ts'
import { UcpError } from './ucp-error.ts'

/** Profiles that are remembered, however many agents there are. */
const MAX_PROFILES = 500
const PROFILE_TTL_MS = 10 * 60_000
/** The protocol's least: a profile that cannot be read is not asked for again before. */
const FAILURE_TTL_MS = 60_000
const MAX_HEADER_LENGTH = 4_000

/** What an agent says of itself, as far as it is negotiated. */
export interface AgentProfile {
  version: string
  /** Versions of each capability, by its name. */
  capabilities: Readonly<Record<string, readonly { version: string }[]>>
}

const version = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const versioned = z.object({ ucp: z.object({ version }) })
const negotiable = z.object({
  ucp: z.object({
    version,
    capabilities: z._default(z.record(z.string(), z.array(z.object({ version }))), {}),
  }),
})

/** The member `profile` of a dictionary of structured fields (RFC 8941). */
const PROFILE_MEMBER = /(?:^|,)[ \t]*profile="((?:[^"\\]|\\["\\])*)"/

/** The URL that the header `UCP-Agent` names. @throws UcpError 400 when there is none that could be fetched */
export function readProfileUrl(header = ''): URL {
  const [, quoted = ''] = PROFILE_MEMBER.exec(header.slice(0, MAX_HEADER_LENGTH)) ?? []
  const text = quoted.replace(/\\(["\\])/g, '$1')
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && isPublicUrl(url)) return url
  throw new UcpError(
    400,
    'invalid_profile_url',
    'The header UCP-Agent must name the profile of the agent by HTTPS: profile="https://…".',
  )
}

/** @throws UcpError 422 when a profile of our version is none */
function parseProfile(text: string): AgentProfile {
  const malformed = new UcpError(422, 'profile_malformed', "The agent's profile cannot be read.")
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    throw malformed
  }
  const { data } = versioned.safeParse(document)
  if (!data) throw malformed
  // Other versions may have other shapes; what counts of them is that they are others.
  if (data.ucp.version !== UCP_VERSION) return { version: data.ucp.version, capabilities: {} }
  const profile = negotiable.safeParse(document)
  if (!profile.success) throw malformed
  return profile.data.ucp
}

type Outcome = { profile: AgentProfile } | { error: UcpError }

async function loadProfile(fetchPublic: FetchPublic, url: URL): Promise<Outcome> {
  try {
    const text = await fetchPublic(url).catch(() => {
      throw new UcpError(424, 'profile_unreachable', "The agent's profile could not be fetched.")
    })
    return { profile: parseProfile(text) }
  } catch (error) {
    if (error instanceof UcpError) return { error }
    throw error
  }
}

/**
 * Creates a getter of the profiles of agents, which the protocol has us fetch. Their addresses are strangers' choice, hence
 * limits: `fetchPublic` reaches the public internet alone, and all agents together cause few requests.
 * @param countFetch counts what is fetched. @throws TooManyRequestsError when it is one too many
 * @returns finds the profile that a request names. @throws UcpError when there is none that can be used
 */
export function createAgentProfiles(
  fetchPublic: FetchPublic,
  countFetch: (request: FastifyRequest) => Promise<void>,
): (request: FastifyRequest) => Promise<AgentProfile> {
  const outcomes = new LRUCache<string, Outcome, FastifyRequest>({
    max: MAX_PROFILES,
    ttl: PROFILE_TTL_MS,
    async fetchMethod(url, _stale, { context: request, options }) {
      await countFetch(request)
      const outcome = await loadProfile(fetchPublic, new URL(url))
      if ('error' in outcome) options.ttl = FAILURE_TTL_MS
      return outcome
    },
  })

  return async (request) => {
    const url = readProfileUrl([request.headers['ucp-agent']].flat().join(', '))
    url.hash = ''
    const outcome = await outcomes.forceFetch(url.href, { context: request })
    if ('error' in outcome) throw outcome.error
    return outcome.profile
  }
}
