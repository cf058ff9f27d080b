import { normalizeSearchText } from '@shop/contracts/rules/search-text.ts'
import type {
  OfficeMessage,
  OfficeMessageDetails,
  OfficeMessageSort,
  OfficeMessageState,
} from '@shop/contracts/wire/office-messages.ts'
import type { Paged } from '@shop/contracts/wire/paging.ts'
import { sql } from 'kysely'

import { parseJson } from '../../platform/db/json.ts'
import { hasWords } from '../../platform/db/match-words.ts'
import type { Db, Row, Trx } from '../../platform/db/schema.ts'
import { paginate } from '../../platform/http/paging.ts'
import { summarizeForm, toLine } from '../forms/form.summary.ts'

/** A message, as the office reads it, without the name of whoever answered. */
export interface StoredMessage extends Omit<OfficeMessageDetails, 'answer'> {
  memberId: string | null
  answer: { text: string | null; userId: string | null; at: string } | null
}

/** The tables that messages are in, by the beginning of their ids in the office. */
const tables = { agent: 'messages', form: 'forms' } as const
type Source = keyof typeof tables

const toMessageId = (source: Source, id: string) => `${source}-${id}`

/** Where a message is stored; undefined when its id is of neither table. */
function locate(messageId: string): { source: Source; id: string } | undefined {
  const [, source, id] = /^(agent|form)-(.+)$/.exec(messageId) ?? []
  return id === undefined ? undefined : { source: source as Source, id }
}

/** Choices of the legal texts are no messages. */
const selectForms = (db: Db) => db.selectFrom('forms').where('kind', '<>', 'consent')

const selectAgentMessages = (db: Db) =>
  db
    .selectFrom('messages')
    .innerJoin('users', 'users.id', 'messages.senderId')
    .innerJoin('agents', 'agents.id', 'messages.receiverId')
    .selectAll('messages')
    .select(['users.firstName', 'users.lastName', 'users.email', 'users.language', 'agents.card'])

type AgentMessageRow = Awaited<
  ReturnType<ReturnType<typeof selectAgentMessages>['executeTakeFirstOrThrow']>
>

type Answer = Pick<Row<'forms'>, 'answer' | 'answeredAt' | 'answeredBy'>

const toAnswer = ({ answer: text, answeredAt: at, answeredBy: userId }: Answer) => ({
  state: at === null ? ('new' as const) : ('answered' as const),
  answer: at === null ? null : { text, userId, at },
})

function toFormMessage(form: Row<'forms'>): StoredMessage {
  const { kind, language, createdAt } = form
  const summary = summarizeForm({ ...form, fields: parseJson(form.fields) })
  return {
    _id: toMessageId('form', form.id),
    // Rows of consents are not selected.
    kind: kind as OfficeMessage['kind'],
    from: summary.sender,
    about: summary.about,
    createdAt,
    language,
    email: summary.replyTo ?? null,
    agent: null,
    orderId: form.orderId,
    memberId: form.userId,
    fields: summary.fields as StoredMessage['fields'],
    ...toAnswer(form),
  }
}

function toAgentMessage(row: AgentMessageRow): StoredMessage {
  const { id, firstName, lastName, email, language, message, createdAt } = row
  const card = parseJson(row.card)
  return {
    _id: toMessageId('agent', id),
    kind: 'agent',
    from: toLine(`${firstName} ${lastName}`) || email,
    about: toLine(message),
    createdAt,
    language,
    email,
    agent: `${card.firstName} ${card.lastName}`.trim(),
    orderId: null,
    memberId: row.senderId,
    fields: message ? [{ name: 'message', text: message }] : [],
    ...toAnswer(row),
  }
}

function selectIds(db: Db, state: OfficeMessageState | undefined) {
  const operator = state === 'new' ? 'is' : 'is not'
  const toId = (source: Source) =>
    sql<string>`${sql.lit(`${source}-`)} || ${sql.ref(`${tables[source]}.id`)}`.as('messageId')
  let forms = selectForms(db).select([
    toId('form'),
    sql.ref<string>('forms.kind').as('kind'),
    'forms.createdAt',
  ])
  let messages = db
    .selectFrom('messages')
    .select([toId('agent'), sql.lit<string>('agent').as('kind'), 'messages.createdAt'])
  if (state) {
    forms = forms.where('answeredAt', operator, null)
    messages = messages.where('answeredAt', operator, null)
  }
  return db.selectFrom(forms.unionAll(messages).as('found'))
}

/** Characters of a message that lists tell. */
const MAX_BEGINNING = 160

const longFields: readonly string[] = ['question', 'message', 'comment', 'comments']

function toListed({
  _id,
  kind,
  from,
  about,
  createdAt,
  state,
  fields,
}: StoredMessage): OfficeMessage {
  const written = fields.find(({ name }) => longFields.includes(name))?.text ?? ''
  const beginning = Array.from(toLine(written)).slice(0, MAX_BEGINNING).join('')
  return { _id, kind, from, about, beginning, createdAt, state }
}

/** What its buyer has asked about an order, the newest first. */
export async function listOrderMessages(db: Db, orderId: string): Promise<OfficeMessage[]> {
  const forms = await selectForms(db)
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return forms.map((form) => toListed(toFormMessage(form)))
}

/** Messages that are compared with what is searched for, the newest ones. */
const MAX_CANDIDATES = 50

/** The newest messages that have every word of a query in what somebody has written, or in who it was. */
export async function searchMessages(db: Db, q: string, limit: number): Promise<OfficeMessage[]> {
  const forms = await selectForms(db)
    .selectAll()
    .where(hasWords(sql<string>`lower(coalesce("email", '') || ' ' || "fields")`, q))
    .orderBy('createdAt', 'desc')
    .limit(MAX_CANDIDATES)
    .execute()
  const sender = sql`"users"."firstName" || ' ' || "users"."lastName" || ' ' || "users"."email"`
  const messages = await selectAgentMessages(db)
    .where(hasWords(sql<string>`lower(${sender} || ' ' || "messages"."message")`, q))
    .orderBy('messages.createdAt', 'desc')
    .limit(MAX_CANDIDATES)
    .execute()
  const words = normalizeSearchText(q).split(/\s+/)
  return (
    [...forms.map(toFormMessage), ...messages.map(toAgentMessage)]
      // The column has names of fields, too.
      .filter(({ from, email, fields }) => {
        const written = [from, email ?? '', ...fields.map(({ text }) => text)].join(' ')
        return words.every((word) => normalizeSearchText(written).includes(word))
      })
      .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
      .slice(0, limit)
      .map(toListed)
  )
}

/** One page (from 1) of all messages, the newest first unless another order is asked for. */
export async function listMessages(
  db: Db,
  {
    state,
    sort = '-received',
    page,
    limit,
  }: {
    state: OfficeMessageState | undefined
    sort?: OfficeMessageSort | undefined
    page: number
    limit: number
  },
): Promise<Paged<OfficeMessage>> {
  const found = selectIds(db, state)
  const rows = await found
    .select('messageId')
    .$if(sort.endsWith('kind'), (query) =>
      query.orderBy('kind', sort.startsWith('-') ? 'desc' : 'asc'),
    )
    .orderBy('createdAt', sort === 'received' ? 'asc' : 'desc')
    .orderBy('messageId')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const messages = await Promise.all(rows.map(({ messageId }) => findMessage(db, messageId)))
  return {
    results: messages.flatMap((message) => (message ? [toListed(message)] : [])),
    paginate: paginate(page, limit, await count(found)),
  }
}

async function count(found: ReturnType<typeof selectIds>): Promise<number> {
  const { total } = await found.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** How many messages nobody has answered. */
export const countNewMessages = (db: Db): Promise<number> => count(selectIds(db, 'new'))

/** A message by its id in the office. */
export async function findMessage(
  db: Db | Trx,
  messageId: string,
): Promise<StoredMessage | undefined> {
  const found = locate(messageId)
  if (!found) return undefined
  if (found.source === 'form') {
    const form = await selectForms(db).selectAll().where('id', '=', found.id).executeTakeFirst()
    return form && toFormMessage(form)
  }
  const row = await selectAgentMessages(db).where('messages.id', '=', found.id).executeTakeFirst()
  return row && toAgentMessage(row)
}

/** Stores the answer to a message, unless there is one. @returns whether it was stored */
export async function storeAnswer(
  trx: Trx,
  messageId: string,
  answer: { answer: string | null; answeredBy: string; answeredAt: string },
): Promise<boolean> {
  const found = locate(messageId)
  if (!found) return false
  const { numUpdatedRows } = await trx
    .updateTable(tables[found.source])
    .set(answer)
    .where('id', '=', found.id)
    .where('answeredAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
