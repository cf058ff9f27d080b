import { randomUUID } from 'node:crypto'

import { normalizeSearchText } from '@shop/contracts/rules/search-text.ts'
import {
  type Agent,
  type AgentFacet,
  type AgentMessage,
  type agentPageSchema,
  agentSchema,
} from '@shop/contracts/wire/agent.ts'
import {
  type AgentFilter,
  agentFilters,
  agentLanguages,
} from '@shop/contracts/wire/agent-filters.ts'
import type { z } from 'zod/mini'

import type { AgentCard } from '../../platform/db/agent-card.ts'
import { parseJson } from '../../platform/db/json.ts'
import { lockMember } from '../../platform/db/lock.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Row } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { paginate } from '../../platform/http/paging.ts'
import { avatarUrl, pictureUrl } from '../../platform/media/picture-url.ts'

function toAgent(row: Row<'agents'>, backendUrl: string): Agent {
  const card = parseJson(row.card)
  const { dialCode, phoneNumber } = card
  // Empty parts are left out; the directory shows its placeholders.
  return {
    _id: row.id,
    firstName: card.firstName || undefined,
    lastName: card.lastName || undefined,
    avatar: card.picture ? avatarUrl(backendUrl, card.picture) : undefined,
    bannerBg: card.banner ? pictureUrl(backendUrl, card.banner) : undefined,
    location: {
      country: card.country || undefined,
      city: card.city || undefined,
      state: card.state || undefined,
      zipCode: card.zipCode || undefined,
    },
    phone: phoneNumber ? { dialCode, fullNumber: `${dialCode} ${phoneNumber}` } : undefined,
    jobInformation: card.jobInformation,
    socialMediaLinks: card.social,
    ...(card.languages && { languages: listLanguages(card) }),
    ...(card.ar && { translations: { ar: card.ar } }),
  }
}

type Name = AgentFacet['name']

const listLanguages = ({ languages = [] }: AgentCard): Name[] =>
  languages.map((language) => agentLanguages[language])

const readNames: Record<AgentFilter, (card: AgentCard) => Name[]> = {
  city({ city, ar }) {
    const en = city.trim()
    return en ? [{ en, ...(ar?.city && { ar: ar.city.trim() }) }] : []
  },
  language: listLanguages,
}

/** Names of an agent that a filter looks at; empty when its row cannot be read. */
function listNames(row: Row<'agents'>, filter: AgentFilter): Name[] {
  try {
    return readNames[filter](parseJson(row.card))
  } catch {
    // The list names it in the log.
    return []
  }
}

/** Whether an agent has a name, however it is spelt. */
function isFound(row: Row<'agents'>, filter: AgentFilter, typed: string): boolean {
  const wanted = normalizeSearchText(typed.trim())
  return listNames(row, filter).some(({ en, ar = en }) =>
    [en, ar].some((name) => normalizeSearchText(name) === wanted),
  )
}

/** The names that agents have, in the order of their first ones. */
function countNames(rows: readonly Row<'agents'>[], filter: AgentFilter): AgentFacet[] {
  const facets = new Map<string, AgentFacet>()
  for (const name of rows.flatMap((row) => listNames(row, filter))) {
    const former = facets.get(name.en)
    facets.set(name.en, { name: former?.name ?? name, count: (former?.count ?? 0) + 1 })
  }
  return [...facets.values()]
}

/**
 * One page (from 1) of the agents by position, with what all of them are found by. A directory is small and cached, and
 * what it is filtered by is in a JSON column: the rows are filtered here.
 * @param query with names in either language
 */
export async function listAgents(
  { db, log, config: { backendUrl } }: Pick<Deps, 'db' | 'log' | 'config'>,
  {
    page,
    limit,
    ...query
  }: { page: number; limit: number } & Partial<Record<AgentFilter, string | undefined>>,
): Promise<z.output<typeof agentPageSchema>> {
  const all = await db
    .selectFrom('agents')
    .selectAll()
    .where('hidden', '=', 0)
    .orderBy('position')
    .execute()
  const filters = Object.keys(agentFilters) as AgentFilter[]
  const found = all.filter((row) =>
    filters.every((filter) => !query[filter] || isFound(row, filter, query[filter])),
  )
  const rows = found.slice((page - 1) * limit, page * limit)
  return {
    results: readRows(log, 'agents', rows, agentSchema, (row) => toAgent(row, backendUrl)),
    paginate: paginate(page, limit, found.length),
    ...(Object.fromEntries(
      filters.map((filter) => [agentFilters[filter], countNames(all, filter)]),
    ) as Record<(typeof agentFilters)[AgentFilter], AgentFacet[]>),
  }
}

/**
 * Stores a message to an agent.
 * @throws HttpError 404 when the receiver is not an agent
 */
export async function sendMessage({ db, clock }: Deps, message: AgentMessage): Promise<void> {
  const createdAt = clock().toISOString()
  await db.transaction().execute(async (trx) => {
    await lockMember(trx, message.senderId)
    const agent = await trx
      .selectFrom('agents')
      .select('id')
      .where('id', '=', message.receiverId)
      .where('hidden', '=', 0)
      .executeTakeFirst()
    if (!agent) throw new HttpError(404, 'There is no such agent.')
    await trx
      .insertInto('messages')
      .values({ id: randomUUID(), ...message, createdAt })
      .execute()
  })
}
