import { fromHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeReport, ReportMethod } from '@shop/contracts/wire/office-reports.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'

import { readDelivery } from '../../../domain/orders/order-delivery.ts'
import { parseJson } from '../../../platform/db/json.ts'
import type { Db, Row } from '../../../platform/db/schema.ts'
import { shareOut } from './report.rules.ts'
import { isSale, selectPaid, type Span } from './report-span.ts'

const MAX_BEST_SELLERS = 10
/** Orders whose lines are in memory together. */
const BATCH_ORDERS = 500

/** The paid orders of a span that were not given back whole, in batches, the oldest first. */
async function* readSoldOrders(db: Db, span: Span) {
  let last = { paidAt: span.since, id: '' }
  for (;;) {
    const { paidAt, id } = last
    const rows = await selectPaid(db, span)
      .where(isSale)
      .select([
        'id',
        'paidAt',
        'lines',
        'discount',
        'delivery',
        'paymentMethod',
        'total',
        'refunded',
      ])
      .where((e) =>
        e.or([e('paidAt', '>', paidAt), e.and([e('paidAt', '=', paidAt), e('id', '>', id)])]),
      )
      .orderBy('paidAt')
      .orderBy('id')
      .limit(BATCH_ORDERS)
      .execute()
    for (const row of rows) {
      yield row
      last = { id: row.id, paidAt: row.paidAt ?? paidAt }
    }
    if (rows.length < BATCH_ORDERS) return
  }
}

/** Orders and their worth by something of them. */
class Shares<Key, Named extends object> {
  readonly #shares = new Map<Key, Named & { orders: number; total: number }>()

  add(key: Key, named: Named, { total, refunded }: Pick<Row<'orders'>, 'total' | 'refunded'>) {
    const former = this.#shares.get(key) ?? { orders: 0, total: 0 }
    const sum = former.total + total - refunded
    this.#shares.set(key, { ...named, orders: former.orders + 1, total: sum })
  }

  /** The most orders first. */
  list(): (Omit<Named & { orders: number; total: number }, 'total'> & { revenue: number })[] {
    return [...this.#shares.values()]
      .toSorted((one, other) => other.orders - one.orders || other.total - one.total)
      .map(({ total, ...share }) => ({ ...share, revenue: fromHundredths(total) }))
  }
}

type Sold = Required<Pick<OfficeReport, 'bestSellers' | 'sold' | 'places' | 'methods'>>

/** What was sold, where it went and how it was paid. */
export async function readSold(db: Db, span: Span): Promise<Sold> {
  const sold = new Map<string, { title: LocalizedText; quantity: number; total: number }>()
  const all = { quantity: 0, total: 0 }
  const places = new Shares<string | null, { id: string | null; store?: LocalizedText }>()
  const methods = new Shares<ReportMethod, { method: ReportMethod }>()
  for await (const order of readSoldOrders(db, span)) {
    const { discount } = order
    const lines = parseJson(order.lines)
    const { id = null, store } = readDelivery(order) ?? {}
    places.add(id, { id, ...(store && { store }) }, order)
    const method = order.paymentMethod ?? 'card'
    methods.add(method, { method }, order)
    const amounts = lines.map(({ price, quantity }) => price * quantity)
    const discounts = shareOut(discount, amounts)
    for (const [index, { id, title, quantity }] of lines.entries()) {
      const former = sold.get(id) ?? { quantity: 0, total: 0 }
      const total = (amounts[index] ?? 0) - (discounts[index] ?? 0)
      sold.set(id, { title, quantity: former.quantity + quantity, total: former.total + total })
      all.quantity += quantity
      all.total += total
    }
  }
  const bestSellers = [...sold]
    .toSorted(([a, one], [b, other]) => other.quantity - one.quantity || (a < b ? -1 : 1))
    .slice(0, MAX_BEST_SELLERS)
    .map(([productId, { title, quantity, total }]) => ({
      productId,
      title,
      quantity,
      revenue: fromHundredths(total),
    }))
  return {
    bestSellers,
    sold: { quantity: all.quantity, revenue: fromHundredths(all.total) },
    places: places.list(),
    methods: methods.list(),
  }
}
