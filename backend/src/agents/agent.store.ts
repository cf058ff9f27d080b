import { randomUUID } from 'node:crypto'

import {
  type Agent,
  type AgentCity,
  type AgentMessage,
  type agentPageSchema,
  agentSchema,
} from '@shop/contracts/agent.ts'
import { normalizeSearchText } from '@shop/contracts/search-text.ts'
import type { z } from 'zod/mini'

import { parseJson } from '../db/json.ts'
import { lockMember } from '../db/lock.ts'
import { readRows } from '../db/read-rows.ts'
import type { Row } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { paginate } from '../http/paging.ts'
import { avatarUrl, pictureUrl } from '../media/picture-url.ts'

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
    ...(card.ar && { translations: { ar: card.ar } }),
  }
}

/** The city of an agent; undefined where none is filled in, or the row cannot be read. */
function readCity(row: Row<'agents'>): AgentCity['name'] | undefined {
  try {
    const { city, ar } = parseJson(row.card)
    const en = city.trim()
    return en ? { en, ...(ar?.city && { ar: ar.city.trim() }) } : undefined
  } catch {
    // The list names it in the log.
    return undefined
  }
}

/** Whether an agent is in a city, however its name is spelt. */
function isInCity(row: Row<'agents'>, city: string): boolean {
  const name = normalizeSearchText(city.trim())
  const { en, ar } = readCity(row) ?? {}
  return [en, ar].some((each) => each !== undefined && normalizeSearchText(each) === name)
}

/** The cities of agents, in the order of their first ones. */
function countCities(rows: readonly Row<'agents'>[]): AgentCity[] {
  const cities = new Map<string, AgentCity>()
  for (const row of rows) {
    const name = readCity(row)
    if (!name) continue
    const count = (cities.get(name.en)?.count ?? 0) + 1
    cities.set(name.en, { name: cities.get(name.en)?.name ?? name, count })
  }
  return [...cities.values()]
}

/**
 * One page (from 1) of the agents by position, with the cities of all. A directory is small and cached, and the city is
 * in a JSON column: the rows are filtered here.
 * @param query.city in either language; agents of all cities without one
 */
export async function listAgents(
  { db, log, config: { backendUrl } }: Pick<Deps, 'db' | 'log' | 'config'>,
  { page, limit, city }: { page: number; limit: number; city?: string | undefined },
): Promise<z.output<typeof agentPageSchema>> {
  const all = await db
    .selectFrom('agents')
    .selectAll()
    .where('hidden', '=', 0)
    .orderBy('position')
    .execute()
  const found = city ? all.filter((row) => isInCity(row, city)) : all
  const rows = found.slice((page - 1) * limit, page * limit)
  return {
    results: readRows(log, 'agents', rows, agentSchema, (row) => toAgent(row, backendUrl)),
    paginate: paginate(page, limit, found.length),
    cities: countCities(all),
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
