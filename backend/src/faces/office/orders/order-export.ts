import { SHOP_TIME_ZONE } from '@shop/contracts/rules/format.ts'
import { fromHundredths } from '@shop/contracts/rules/money.ts'

import { getOfficeState } from '../../../domain/orders/fulfilment.rules.ts'
import { readDelivery } from '../../../domain/orders/order-delivery.ts'
import { parsePhone } from '../../../domain/users/phone.ts'
import { formatCsv, formatRows } from '../../../platform/csv/csv.ts'
import { parseJson } from '../../../platform/db/json.ts'
import type { OrderLine } from '../../../platform/db/order-line.ts'
import type { Db, Row } from '../../../platform/db/schema.ts'
import { type Language, translations } from '../../../platform/i18n/messages.ts'
import { describeLogo, listSeparators, listTexts } from '../../../platform/pages/engraving.ts'
import { type OrderFilter, selectOrders } from './order-office.store.ts'

/** Orders that are in memory together. */
const BATCH_ORDERS = 500

type ExportedOrder = Row<'orders'> & { firstName: string; lastName: string }
type Cell = string | number | null
type ReadCell = (order: ExportedOrder, lang: Language) => Cell

/** The shop's time, as spreadsheets read it: 2026-11-27 14:05. */
function formatTime(iso: string | null): string {
  if (iso === null) return ''
  const format = { dateStyle: 'short', timeStyle: 'short', timeZone: SHOP_TIME_ZONE } as const
  return new Date(iso).toLocaleString('sv-SE', format)
}

/** With a space after the country code: spreadsheets show what has none as a number, without its sign. */
function formatPhone(phone: string): string {
  const { dialCode, phoneNumber } = parsePhone(phone) ?? {}
  return phoneNumber ? `${dialCode} ${phoneNumber}` : phone
}

function describeLine(line: OrderLine, lang: Language): string {
  const { title, quantity } = line
  const texts = [
    ...listTexts(line, lang).map(({ place, texts: parts, count }) =>
      [place, parts.join(' / '), count].filter(Boolean).join(' '),
    ),
    describeLogo(line, lang),
  ]
    .filter(Boolean)
    .join(listSeparators[lang])
  return `${quantity} × ${title[lang] ?? title.en}${texts && ` [${texts}]`}`
}

/** The columns by the message of their heading, in their order. */
const columns = {
  number: ({ number }) => number,
  placed: ({ createdAt }) => formatTime(createdAt),
  paid: ({ paidAt }) => formatTime(paidAt),
  status: (order, lang) => translations[lang](`export.status.${getOfficeState(order)}`),
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  email: ({ buyerEmail }) => buyerEmail,
  phone: ({ buyerPhone }) => formatPhone(buyerPhone),
  address: ({ buyerAddress }) => buyerAddress,
  products: ({ lines }, lang) =>
    parseJson(lines)
      .map((line) => describeLine(line, lang))
      .join('; '),
  coupon: ({ couponCode }) => couponCode,
  subtotal: ({ subtotal }) => fromHundredths(subtotal),
  tax: ({ tax }) => fromHundredths(tax),
  discount: ({ discount }) => fromHundredths(discount),
  delivery: (order) => fromHundredths(readDelivery(order)?.price ?? 0),
  total: ({ total }) => fromHundredths(total),
  refunded: ({ refunded }) => fromHundredths(refunded),
  carrier: ({ carrier }) => carrier,
  trackingNumber: ({ trackingNumber }) => trackingNumber,
  invoiceNumber: ({ invoiceNumber }) => invoiceNumber,
} satisfies Record<string, ReadCell>

const columnNames = Object.keys(columns) as (keyof typeof columns)[]
const readers: readonly ReadCell[] = Object.values(columns)

/** One batch of orders, the newest first, after the last one of the batch before. */
function readBatch(db: Db, filter: OrderFilter, last: ExportedOrder | undefined) {
  let query = selectOrders(db, filter)
    .innerJoin('users', 'users.id', 'orders.userId')
    .selectAll('orders')
    .select(['users.firstName', 'users.lastName'])
  if (last) {
    query = query.where((eb) =>
      eb.or([
        eb('orders.createdAt', '<', last.createdAt),
        eb.and([eb('orders.createdAt', '=', last.createdAt), eb('orders.id', '>', last.id)]),
      ]),
    )
  }
  return query
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id')
    .limit(BATCH_ORDERS)
    .execute()
}

/**
 * Writes the orders that a filter finds as a table, the newest first, however many there are: CSV in UTF-8 by RFC 4180.
 * Amounts are OMR (decimal), times the shop's.
 * @param lang of its headings and of the products' names
 */
export async function* exportOrders(
  db: Db,
  filter: OrderFilter,
  lang: Language,
): AsyncGenerator<string> {
  const t = translations[lang]
  yield formatCsv([columnNames.map((name) => t(`export.${name}`))])
  let last: ExportedOrder | undefined
  do {
    const batch: ExportedOrder[] = await readBatch(db, filter, last)
    last = batch.length === BATCH_ORDERS ? batch.at(-1) : undefined
    yield formatRows(batch.map((order) => readers.map((read) => String(read(order, lang) ?? ''))))
  } while (last)
}
