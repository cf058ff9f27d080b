import { formatAmount } from '@shop/contracts/format.ts'

import type { Row } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { translations } from '../i18n/messages.ts'
import { listPictures } from '../orders/member-orders.store.ts'
import { type Compose, isolate, linkToPortal, toGreeting } from './mail.composition.ts'
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

/** Public addresses of the pictures of an order's products, by product; most mail clients show no AVIF. */
async function listPictureUrls({ db, config }: Deps, order: Row<'orders'>) {
  const names = await listPictures(db, order)
  return new Map(
    [...names].map(([id, name]) => [id, `${config.backendUrl}/media/${name}-1280.webp`]),
  )
}

export const composeOrderConfirmation: Compose<'orderConfirmation'> = async (
  deps,
  { language: lang },
  { orderId },
) => {
  const found = await findOrder(deps, orderId)
  if (!found) return null
  const { firstName, lastName, ...order } = found
  const pictures = await listPictureUrls(deps, order)
  const number = String(order.number)
  const t = translations[lang]
  const content = {
    subject: t('mail.subject.orderConfirmation', { number }),
    preheader: t('mail.preheader.orderConfirmation'),
    headline: t('mail.orderHeadline'),
    text: t('mail.orderText', { ...toGreeting(firstName), number }),
    details: renderOrderDetails(order, `${firstName} ${lastName}`.trim(), lang, pictures),
    button: linkToPortal(deps, `orders/${number}`, t('mail.orderButton')),
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
  const t = translations[lang]
  const content = {
    subject: t('mail.subject.paymentRefund', { number }),
    preheader: t('mail.preheader.paymentRefund'),
    headline: t('mail.refundHeadline'),
    text: t('mail.refundText', { number, amount: isolate(formatAmount(order.total, lang)) }),
    button: linkToPortal(deps, `orders/${number}`, t('mail.orderButton')),
    notes: [],
  }
  return { lang, content }
}
