import { fromHundredths } from '@shop/contracts/money.ts'
import type { MemberData } from '@shop/contracts/office-members.ts'

import { parseJson } from '../../db/json.ts'
import type { Row, Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { OfficeUser } from '../office-access.ts'
import { recordChange } from '../office-log.store.ts'
import { findForms, findMember, findOrders, findPayments, findRefunds } from './member.store.ts'

const describeAnswer = ({ answer, answeredAt }: Pick<Row<'forms'>, 'answer' | 'answeredAt'>) =>
  answeredAt === null ? null : { answer, answeredAt }

function describeOrder(
  order: Row<'orders'>,
  payments: readonly Row<'payments'>[],
  refunds: readonly Row<'refunds'>[],
) {
  const { number, status, couponCode, subtotal, tax, discount, total } = order
  const { buyerEmail, buyerPhone, buyerAddress, createdAt, paidAt, cancelledAt } = order
  return {
    number,
    status,
    lines: parseJson(order.lines).map(({ title, price, quantity, engraving }) => ({
      title,
      price: fromHundredths(price),
      quantity,
      ...(engraving && { engraving: { name: engraving.name, line: engraving.line } }),
    })),
    delivery: order.delivery && parseJson(order.delivery),
    couponCode,
    subtotal: fromHundredths(subtotal),
    tax: fromHundredths(tax),
    discount: fromHundredths(discount),
    total: fromHundredths(total),
    buyerEmail,
    buyerPhone,
    buyerAddress,
    createdAt,
    paidAt,
    cancelledAt,
    fulfilment: order.fulfilment,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    refunds: refunds
      .filter(({ orderId }) => orderId === order.id)
      .map(({ amount, status: state, createdAt: at }) => ({
        amount: fromHundredths(amount),
        status: state,
        createdAt: at,
      })),
    payments: payments
      .filter(({ orderId }) => orderId === order.id)
      .map(({ driver, status: state, sessionId, createdAt: at, refund }) => ({
        provider: driver,
        status: state,
        sessionId,
        createdAt: at,
        refund,
      })),
  }
}

async function describeRest(trx: Trx, { id, email }: Row<'users'>) {
  const agentMessages = await trx
    .selectFrom('messages')
    .innerJoin('agents', 'agents.id', 'messages.receiverId')
    .selectAll('messages')
    .select('agents.card')
    .where('senderId', '=', id)
    .orderBy('createdAt')
    .execute()
  const sessions = await trx
    .selectFrom('tokens')
    .select(['expiresAt', 'revokedAt as endedAt'])
    .where('userId', '=', id)
    .orderBy('expiresAt')
    .execute()
  const newsletter = await trx
    .selectFrom('subscribers')
    .select(['language', 'requestedAt', 'confirmedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
  const coupons = await trx
    .selectFrom('couponClaims')
    .select(['code', 'claimedAt'])
    .where('userId', '=', id)
    .execute()
  const mails = await trx
    .selectFrom('mails')
    .select(['kind', 'status', 'createdAt'])
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .execute()
  return {
    agentMessages: agentMessages.map(({ card, message, createdAt, ...row }) => {
      const { firstName, lastName } = parseJson(card)
      const agent = `${firstName} ${lastName}`.trim()
      return { agent, message, createdAt, answered: describeAnswer(row) }
    }),
    sessions,
    newsletter: newsletter ?? null,
    coupons,
    mails,
  }
}

/**
 * All that is stored about a member, without what would let somebody in. That it was handed out is logged.
 * @throws HttpError 404
 */
export function exportMember(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: OfficeUser,
  id: string,
): Promise<MemberData> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    const user = await findMember(trx, id)
    const { passwordHash: _, id: userId, ...profile } = user
    const payments = await findPayments(trx, userId)
    const refunds = await findRefunds(trx, userId)
    const orders = await findOrders(trx, userId)
    const forms = await findForms(trx, user)
    const after = { exported: true }
    await recordChange(
      trx,
      { userId: owner.id, kind: 'member', subject: id, before: null, after },
      now,
    )
    return {
      exportedAt: now.toISOString(),
      profile,
      orders: orders.map((order) => describeOrder(order, payments, refunds)),
      forms: forms.map(({ kind, fields, language, createdAt, ...row }) => ({
        kind,
        fields: parseJson(fields),
        language,
        createdAt,
        answered: describeAnswer(row),
      })),
      ...(await describeRest(trx, user)),
    }
  })
}
