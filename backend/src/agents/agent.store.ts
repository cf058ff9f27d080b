import { randomUUID } from 'node:crypto'

import { type Agent, type AgentMessage, agentSchema } from '@shop/contracts/agent.ts'
import type { Paged } from '@shop/contracts/paging.ts'

import { parseJson } from '../db/json.ts'
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
    socialMediaLinks: card.social,
    ...(card.ar && { translations: { ar: card.ar } }),
  }
}

/** One page (from 1) of the agents by position. */
export async function listAgents(
  { db, log, config: { backendUrl } }: Pick<Deps, 'db' | 'log' | 'config'>,
  page: number,
  limit: number,
): Promise<Paged<Agent>> {
  const rows = await db
    .selectFrom('agents')
    .selectAll()
    .where('hidden', '=', 0)
    .orderBy('position')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { count } = await db
    .selectFrom('agents')
    .select((e) => e.fn.countAll().as('count'))
    .where('hidden', '=', 0)
    .executeTakeFirstOrThrow()
  return {
    results: readRows(log, 'agents', rows, agentSchema, (row) => toAgent(row, backendUrl)),
    paginate: paginate(page, limit, Number(count)),
  }
}

/**
 * Stores a message to an agent.
 * @throws HttpError 404 when the receiver is not an agent
 */
export async function sendMessage({ db, clock }: Deps, message: AgentMessage): Promise<void> {
  const agent = await db
    .selectFrom('agents')
    .select('id')
    .where('id', '=', message.receiverId)
    .where('hidden', '=', 0)
    .executeTakeFirst()
  if (!agent) throw new HttpError(404, 'There is no such agent.')
  await db
    .insertInto('messages')
    .values({ id: randomUUID(), ...message, createdAt: clock().toISOString() })
    .execute()
}
