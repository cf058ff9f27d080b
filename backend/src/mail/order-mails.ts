import { formatAmount } from '@shop/contracts/format.ts'

import type { Deps } from '../deps.ts'
import { type Compose, linkToPortal, toGreetingName } from './mail.composition.ts'
import { mailTexts } from './mail.texts.ts'
import { renderOrderDetails } from './order-details.ts'

function findOrder({ db }: Deps, orderId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .selectAll('orders')
    .select(['users.firstName', 'users.lastName'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}

export const composeOrderConfirmation: Compose<'orderConfirmation'> = async (
  deps,
  { language: lang },
  { orderId },
) => {
  const found = await findOrder(deps, orderId)
  if (!found) return null
  const { firstName, lastName, ...order } = found
  const number = String(order.number)
  const t = mailTexts[lang]
  const content = {
    subject: t.orderSubject(number),
    preheader: t.preheader.orderConfirmation,
    headline: t.orderHeadline,
    text: t.orderText(toGreetingName(firstName), number),
    details: renderOrderDetails(order, `${firstName} ${lastName}`.trim(), lang),
    button: linkToPortal(deps, `orders/${number}`, t.orderButton),
    notes: [],
  }
  return { lang, content }
}

export const composePaymentRefund: Compose<'paymentRefund'> = async (
  deps,
  { language: lang },
  { orderId },
) => {
  const order = await findOrder(deps, orderId)
  if (!order) return null
  const number = String(order.number)
  const t = mailTexts[lang]
  const content = {
    subject: t.refundSubject(number),
    preheader: t.preheader.paymentRefund,
    headline: t.refundHeadline,
    text: t.refundText(number, formatAmount(order.total, lang)),
    button: linkToPortal(deps, `orders/${number}`, t.orderButton),
    notes: [],
  }
  return { lang, content }
}
