import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import type { Form } from '@shop/contracts/wire/form.ts'

import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import { parseJson, toJson } from '../../platform/db/json.ts'
import { lockMember } from '../../platform/db/lock.ts'
import type { StoredKind } from '../../platform/db/message.schema.ts'
import type { Db, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { translations } from '../../platform/i18n/messages.ts'
import { enqueueMail } from '../../platform/mail/mail.queue.ts'
import { findOrderByNumber } from '../orders/member-orders.store.ts'

type OrderQuestion = Extract<Form, { kind: 'order' }>
type ReceivedForm = Exclude<Extract<Form, { kind: StoredKind }>, OrderQuestion>

type NewForm = Pick<StoredFormContent, 'id' | 'kind' | 'fields' | 'language' | 'userId'> & {
  orderId: string | null
}

/** A stored form, as the owner reads it. */
export interface StoredFormContent {
  id: string
  kind: StoredKind
  fields: Record<string, string>
  language: 'en' | 'ar'
  userId: string | null
  createdAt: string
}

async function addForm(
  trx: Trx,
  { formsEmail }: Pick<Deps['config'], 'formsEmail'>,
  { fields, ...form }: NewForm,
  now: Date,
): Promise<void> {
  const email = normalizeEmail(fields['email'] ?? '') || null
  const added = await trx
    .insertInto('forms')
    .values({ ...form, fields: toJson(fields), email, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added || form.kind === 'consent') return
  const { id: formId, language } = form
  const mail = { recipient: formsEmail, language, data: { formId }, userId: null }
  await enqueueMail(trx, { kind: 'formReceived', ...mail }, now)
}

/** Stores a form once, whatever number of times it is sent, and e-mails it to the owner; a consent is no e-mail. */
export function saveForm(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { key: id, kind, fields, language }: ReceivedForm,
  userId: string | null,
): Promise<void> {
  const form = { id, kind, fields, language, userId, orderId: null }
  return db.transaction().execute(async (trx) => {
    if (userId !== null) await lockMember(trx, userId)
    await addForm(trx, config, form, clock())
  })
}

/**
 * Stores what a member asks about an order of theirs, as {@link saveForm}, with who asks and where an answer goes.
 * @throws HttpError 404 for an unknown order and, indistinguishably, another member's
 */
export function saveOrderQuestion(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { key: id, kind, fields, language }: OrderQuestion,
  { id: userId, firstName, lastName, email }: AuthenticatedUser,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, userId)
    const order = await findOrderByNumber(trx, userId, Number(fields.order))
    if (!order) throw new HttpError(404, translations.en('orders.notFound'))
    const sender = { name: `${firstName} ${lastName}`.trim(), email }
    const form = { id, kind, fields: { ...fields, ...sender }, language, userId }
    await addForm(trx, config, { ...form, orderId: order.id }, clock())
  })
}

const selectForms = (db: Db) =>
  db.selectFrom('forms').select(['id', 'kind', 'fields', 'language', 'userId', 'createdAt'])

/** Finds a stored form. */
export async function findForm(db: Db, id: string): Promise<StoredFormContent | undefined> {
  const row = await selectForms(db).where('id', '=', id).executeTakeFirst()
  return row && { ...row, fields: parseJson(row.fields) }
}

/** The newest forms, newest first. @param kind all by default */
export async function listForms(
  db: Db,
  { kind, limit }: { kind?: string | undefined; limit: number },
): Promise<StoredFormContent[]> {
  const all = selectForms(db).orderBy('createdAt', 'desc').limit(limit)
  const rows = await (
    kind === undefined ? all : all.where('kind', '=', kind as StoredKind)
  ).execute()
  return rows.map((row) => ({ ...row, fields: parseJson(row.fields) }))
}
