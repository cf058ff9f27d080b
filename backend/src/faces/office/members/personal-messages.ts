import type { ExpressionBuilder } from 'kysely'

import { parseJson } from '../../../platform/db/json.ts'
import type { Row, Schema, Trx } from '../../../platform/db/schema.ts'
import type { Person, PersonalData } from './person.ts'

const describeAnswer = ({ answer, answeredAt }: Pick<Row<'forms'>, 'answer' | 'answeredAt'>) =>
  answeredAt === null ? null : { answer, answeredAt }

export const messages: PersonalData = {
  async read(trx, { user }) {
    const rows = await trx
      .selectFrom('messages')
      .innerJoin('agents', 'agents.id', 'messages.receiverId')
      .selectAll('messages')
      .select('agents.card')
      .where('senderId', '=', user.id)
      .orderBy('createdAt')
      .execute()
    return {
      agentMessages: rows.map(({ card, message, createdAt, ...row }) => {
        const { firstName, lastName } = parseJson(card)
        const agent = `${firstName} ${lastName}`.trim()
        return { agent, message, createdAt, answered: describeAnswer(row) }
      }),
    }
  },
  erase: (trx, { user }) => trx.deleteFrom('messages').where('senderId', '=', user.id).execute(),
}

/** The forms that a member has sent, or somebody who was not logged in with an address of theirs. */
export function findForms(trx: Trx, { user, emails }: Person): Promise<Row<'forms'>[]> {
  return trx
    .selectFrom('forms')
    .selectAll()
    .where((e) =>
      e.or([e('userId', '=', user.id), e.and([e('userId', 'is', null), e('email', 'in', emails)])]),
    )
    .orderBy('createdAt')
    .execute()
}

export const forms: PersonalData = {
  async read(trx, person) {
    const rows = await findForms(trx, person)
    return {
      forms: rows.map(({ kind, fields, language, createdAt, ...row }) => ({
        ...{ kind, fields: parseJson(fields), language, createdAt },
        answered: describeAnswer(row),
      })),
    }
  },
  /** A choice of the legal texts stays, as nobody's. */
  async erase(trx, person) {
    for (const { id, kind } of await findForms(trx, person)) {
      if (kind === 'consent') {
        await trx.updateTable('forms').set({ userId: null }).where('id', '=', id).execute()
      } else await trx.deleteFrom('forms').where('id', '=', id).execute()
    }
  },
}

/** A subscription is of the address, too, whoever asked for it. */
const isSubscribed = (e: ExpressionBuilder<Schema, 'subscribers'>, { user, emails }: Person) =>
  e.or([e('userId', '=', user.id), e('email', 'in', emails)])

export const subscribers: PersonalData = {
  read: async (trx, person) => ({
    newsletters: await trx
      .selectFrom('subscribers')
      .select(['email', 'language', 'requestedAt', 'confirmedAt'])
      .where((e) => isSubscribed(e, person))
      .orderBy('requestedAt')
      .execute(),
  }),
  erase: (trx, person) =>
    trx
      .deleteFrom('subscribers')
      .where((e) => isSubscribed(e, person))
      .execute(),
}

const isMailOf = (e: ExpressionBuilder<Schema, 'mails'>, { user, emails }: Person) =>
  e.or([e('userId', '=', user.id), e.and([e('userId', 'is', null), e('recipient', 'in', emails)])])

export const mails: PersonalData = {
  async read(trx, person) {
    const rows = await trx
      .selectFrom('mails')
      .select(['kind', 'recipient', 'language', 'data', 'status', 'createdAt'])
      .where((e) => isMailOf(e, person))
      .orderBy('createdAt')
      .execute()
    return { mails: rows.map((mail) => ({ ...mail, data: parseJson(mail.data) })) }
  },
  erase: (trx, person) =>
    trx
      .deleteFrom('mails')
      .where((e) => isMailOf(e, person))
      .execute(),
}
