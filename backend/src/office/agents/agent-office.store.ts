import { randomUUID } from 'node:crypto'

import { type AgentChange, agentNetworks, type OfficeAgent } from '@shop/contracts/office-agents.ts'

import { parseJson, toJson } from '../../db/json.ts'
import type { Db, Row, Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/http-error.ts'
import { avatarUrl, pictureUrl } from '../../media/picture-url.ts'
import type { SeedAgent } from '../../seed/seed.schema.ts'
import type { OfficeUser } from '../office-access.ts'
import { recordChange } from '../office-log.store.ts'

type AgentDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** The texts that an agent may have in Arabic, too. */
const TRANSLATED = ['firstName', 'lastName', 'city', 'state', 'country'] as const

/** An agent as the office sees it. */
function toOfficeAgent(backendUrl: string, row: Row<'agents'>): OfficeAgent {
  const { id: _id, version, position, hidden } = row
  const card = parseJson(row.card)
  const toBoth = (field: (typeof TRANSLATED)[number]) => ({
    en: card[field],
    ar: card.ar?.[field] ?? '',
  })
  const { zipCode, dialCode, phoneNumber, picture, banner, social } = card
  return {
    _id,
    version,
    firstName: toBoth('firstName'),
    lastName: toBoth('lastName'),
    city: toBoth('city'),
    state: toBoth('state'),
    country: toBoth('country'),
    zipCode,
    dialCode,
    phoneNumber,
    picture,
    pictureUrl: picture && avatarUrl(backendUrl, picture),
    banner,
    bannerUrl: pictureUrl(backendUrl, banner),
    social: {
      facebook: social.facebook ?? '',
      instagram: social.instagram ?? '',
      twitter: social.twitter ?? '',
      tiktok: social.tiktok ?? '',
    },
    position,
    hidden: hidden !== 0,
  }
}

/** What the directory reads: without what is empty, and with what the office does not show. */
function toCard(change: AgentChange, former: SeedAgent | undefined): SeedAgent {
  const { zipCode, dialCode, phoneNumber, picture, banner } = change
  const arabic = TRANSLATED.flatMap((field) =>
    change[field].ar === '' ? [] : [[field, change[field].ar] as const],
  )
  const social = agentNetworks.flatMap((network) =>
    change.social[network] === '' ? [] : [[network, change.social[network]] as const],
  )
  return {
    firstName: change.firstName.en,
    lastName: change.lastName.en,
    city: change.city.en,
    state: change.state.en,
    country: change.country.en,
    ...(arabic.length > 0 && { ar: Object.fromEntries(arabic) as NonNullable<SeedAgent['ar']> }),
    zipCode,
    dialCode,
    phoneNumber,
    picture,
    banner,
    ...(former?.jobInformation && { jobInformation: former.jobInformation }),
    social: Object.fromEntries(social),
  }
}

/** All agents, hidden ones too, by position. */
export async function listOfficeAgents({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<OfficeAgent[]> {
  const rows = await db.selectFrom('agents').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => toOfficeAgent(config.backendUrl, row))
}

/** An agent by their id. @throws HttpError 404 */
export async function findOfficeAgent(
  { db, config }: { db: Db | Trx; config: Deps['config'] },
  id: string,
): Promise<OfficeAgent> {
  return toOfficeAgent(config.backendUrl, await findRow(db, id))
}

async function findRow(db: Db | Trx, id: string): Promise<Row<'agents'>> {
  const row = await db.selectFrom('agents').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError(404, 'There is no such record.')
  return row
}

/**
 * Saves an agent. A new one gets an id; nobody is deleted, since messages refer to them.
 * @param target the agent and the version that was read; `null` for a new one
 * @throws HttpError 404, or 409 when another version is stored
 */
export function saveAgent(
  { db, clock, config }: AgentDeps,
  user: OfficeUser,
  target: { id: string; version: number } | null,
  change: AgentChange,
): Promise<OfficeAgent> {
  return db.transaction().execute(async (trx) => {
    const own = { db: trx, config }
    const former = target && (await findRow(trx, target.id))
    const before = former && toOfficeAgent(config.backendUrl, former)
    const { position, hidden } = change
    const card = toCard(change, former ? parseJson(former.card) : undefined)
    const values = { card: toJson(card), position, hidden: Number(hidden) }
    const id = target?.id ?? `agent-${randomUUID()}`
    if (target) {
      const { numUpdatedRows } = await trx
        .updateTable('agents')
        .set({ ...values, version: target.version + 1 })
        .where('id', '=', id)
        .where('version', '=', target.version)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) {
        throw new HttpError(409, 'Somebody else has changed this meanwhile. Nothing was saved.')
      }
    } else
      await trx
        .insertInto('agents')
        .values({ ...values, id })
        .execute()
    const after = await findOfficeAgent(own, id)
    await recordChange(
      trx,
      { userId: user.id, kind: 'agent', subject: id, before, after: change },
      clock(),
    )
    return after
  })
}
