import { orderPath } from '@shop/contracts/browser/site-paths.ts'
import { formatAmount } from '@shop/contracts/rules/format.ts'
import { isolate } from '@shop/contracts/rules/isolate-numbers.ts'
import { findTrackingUrl } from '@shop/contracts/rules/tracking-link.ts'

import { listPictures } from '../../domain/orders/member-orders.store.ts'
import { readDelivery } from '../../domain/orders/order-delivery.ts'
import type { OrderMailKind } from '../../domain/orders/order-mail.ts'
import { isAwaitingPayment } from '../../domain/orders/payment-reminder.ts'
import { toReminderToken } from '../../domain/orders/reminder-choice.ts'
import { findSaved } from '../../domain/settings/shop-settings.store.ts'
import { parseJson } from '../../platform/db/json.ts'
import type { MailData, MailKind, OrderProgress } from '../../platform/db/mail.types.ts'
import type { Row } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Language } from '../../platform/i18n/messages.ts'
import {
  type Compose,
  createWriter,
  type Draft,
  type MailDeps,
  toGreeting,
} from '../../platform/mail/mail.writer.ts'
import { renderOrderDetails } from './order-details.ts'

const toOfficePath = (orderId: string) => `/office/orders/${orderId}`

function findOrder({ db }: Deps, orderId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .selectAll('orders')
    .select(['users.firstName', 'users.lastName'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}
type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** Public addresses of the pictures of an order's products, by product; most mail clients show no AVIF. */
async function listPictureUrls({ db, config }: Deps, order: Row<'orders'>) {
  const names = await listPictures(db, parseJson(order.lines))
  return new Map(
    [...names].map(([id, name]) => [id, `${config.backendUrl}/media/${name}-1280.webp`]),
  )
}

async function describeOrder(
  deps: Deps,
  { firstName, lastName, ...order }: FoundOrder,
  { language }: Pick<Row<'mails'>, 'language'>,
) {
  const name = `${firstName} ${lastName}`.trim()
  return renderOrderDetails(order, name, language, await listPictureUrls(deps, order))
}

interface Context<Kind extends MailKind> {
  deps: MailDeps
  t: ReturnType<typeof createWriter>['t']
  order: FoundOrder
  number: string
  mail: Row<'mails'>
  data: MailData[Kind]
}

/** Composes an e-mail to the buyer of an order, with a button that leads to it. */
function composeToBuyer<Kind extends OrderMailKind>(
  kind: Kind,
  draft: (context: Context<Kind>) => Draft | Promise<Draft>,
): Compose<Kind> {
  return async (deps, mail, data) => {
    const order = await findOrder(deps, data.orderId)
    if (!order) return null
    const w = createWriter(deps, kind, mail.language)
    const number = String(order.number)
    return w.write({
      button: w.toShop('mail.orderButton', orderPath(number)),
      subjectValues: { number },
      ...(await draft({ deps, t: w.t, order, number, mail, data })),
    })
  }
}

/** Arguments of the texts about what has become of an order. */
function toProgressValues(progress: OrderProgress, order: FoundOrder, lang: Language) {
  const isSent = progress.state === 'sent'
  const { carrier, trackingNumber } = isSent ? progress : { carrier: '', trackingNumber: '' }
  return {
    state: progress.state,
    number: String(order.number),
    carrier: isolate(carrier),
    tracked: trackingNumber ? 'yes' : 'no',
    trackingNumber: isolate(trackingNumber),
    store: readDelivery(order)?.store ? 'yes' : 'no',
    ...toCancellationValues(progress, lang),
    method: order.paymentMethod ?? 'card',
  }
}

/** Whether an order that was cancelled had been paid, and what is given back of it. */
function toCancellationValues(progress: OrderProgress, lang: Language) {
  const refunded = progress.state === 'cancelled' ? progress.refunded : undefined
  if (refunded === undefined) return { paid: 'no', amount: '' }
  return { paid: refunded > 0 ? 'refund' : 'yes', amount: isolate(formatAmount(refunded, lang)) }
}

const composePaymentReminder = composeToBuyer(
  'paymentReminder',
  async ({ deps, t, order, number, mail }) => {
    const amount = isolate(formatAmount(order.total, mail.language))
    const w = createWriter(deps, 'paymentReminder', mail.language)
    return {
      headline: t('mail.reminderHeadline'),
      text: t('mail.reminderText', { ...toGreeting(order.firstName), number, amount }),
      details: await describeOrder(deps, order, mail),
      // The page where a member pays an open order.
      button: w.toShop('mail.reminderButton', orderPath(number)),
      notes: [
        w.note('mail.reminderNote'),
        w.note(
          'mail.reminderEndNote',
          w.toPortal(
            `reminders?token=${toReminderToken(deps.config, order.userId)}`,
            'reminders.end',
          ),
        ),
      ],
    }
  },
)

/** A button that leads to the carrier's page of what was sent, where it is known; the order is a link then. */
function listTracking(deps: MailDeps, progress: OrderProgress, lang: Language, number: string) {
  if (progress.state !== 'sent') return {}
  const url = findTrackingUrl(progress.carrier, progress.trackingNumber)
  if (url === undefined) return {}
  const w = createWriter(deps, 'orderProgress', lang)
  const link = w.toShop('mail.orderButton', orderPath(number))
  return {
    button: { label: w.t('mail.trackButton'), url },
    notes: [w.note('mail.trackNote', link)],
  }
}

/** The shop's own number of a paid order, which its invoice has. */
const listInvoiceNotes = (t: Context<MailKind>['t'], { invoiceNumber }: FoundOrder) =>
  invoiceNumber === null
    ? []
    : [{ text: t('mail.invoiceNumber', { invoiceNumber: String(invoiceNumber) }) }]

/** How an order will be paid; empty once it is. */
const toAwaited = ({ status, paymentMethod }: FoundOrder) =>
  status === 'open' ? (paymentMethod ?? '') : ''

/** Where a transfer for an order goes to. */
async function listBankNotes({ db }: Deps, { paymentMethod }: FoundOrder, lang: Language) {
  if (paymentMethod !== 'transfer') return []
  const details = (await findSaved(db, 'payment'))?.bankDetails[lang]
  return details ? [{ text: details }] : []
}

/** The e-mails about orders. */
export const orderComposers: { [Kind in OrderMailKind | 'orderPaid']: Compose<Kind> } = {
  orderConfirmation: composeToBuyer(
    'orderConfirmation',
    async ({ deps, t, order, number, mail }) => ({
      headline: t('mail.orderHeadline'),
      text: t('mail.orderText', {
        ...toGreeting(order.firstName),
        number,
        step: order.fulfilment === 'new' ? 'new' : 'begun',
      }),
      details: await describeOrder(deps, order, mail),
      notes: listInvoiceNotes(t, order),
    }),
  ),
  orderPlaced: composeToBuyer('orderPlaced', async ({ deps, t, order, number, mail }) => ({
    headline: t('mail.orderHeadline'),
    text: t('mail.orderPlacedText', {
      ...toGreeting(order.firstName),
      number,
      amount: isolate(formatAmount(order.total, mail.language)),
      method: order.paymentMethod ?? '',
    }),
    details: await describeOrder(deps, order, mail),
    notes: await listBankNotes(deps, order, mail.language),
  })),
  async paymentReminder(deps, mail, data) {
    // It may have been paid, cancelled or sold out since.
    return (await isAwaitingPayment(deps, data.orderId))
      ? composePaymentReminder(deps, mail, data)
      : null
  },
  paymentRefund: composeToBuyer('paymentRefund', ({ t, order, number, mail }) => {
    const amount = isolate(formatAmount(order.total, mail.language))
    return {
      headline: t('mail.refundHeadline'),
      text: t('mail.refundText', { number, amount }),
    }
  }),
  orderProgress: composeToBuyer('orderProgress', async ({ deps, t, order, number, data, mail }) => {
    const values = toProgressValues(data, order, mail.language)
    const isToCome = data.state === 'inWork' || data.state === 'sent'
    return {
      subjectValues: values,
      headline: t('mail.progressHeadline', values),
      text: t('mail.progressText', values),
      // What is still to come, where to, and by when.
      ...(isToCome && { details: await describeOrder(deps, order, mail) }),
      ...listTracking(deps, data, mail.language, number),
    }
  }),
  orderRefund: composeToBuyer('orderRefund', ({ t, order, number, mail, data }) => {
    const amount = isolate(formatAmount(data.amount, mail.language))
    return {
      headline: t('mail.refundHeadline'),
      text: t('mail.orderRefundText', { number, amount, method: order.paymentMethod ?? 'card' }),
    }
  }),
  async orderPaid(deps, mail, { orderId }) {
    const order = await findOrder(deps, orderId)
    if (!order) return null
    const w = createWriter(deps, 'orderPaid', mail.language)
    const values = {
      number: String(order.number),
      amount: isolate(formatAmount(order.total, mail.language)),
    }
    return w.write({
      subjectValues: values,
      text: w.t('mail.orderPaidText', { ...values, method: toAwaited(order) }),
      details: await describeOrder(deps, order, mail),
      notes: listInvoiceNotes(w.t, order),
      button: w.toShop('mail.orderPaidButton', toOfficePath(orderId)),
    })
  },
}
