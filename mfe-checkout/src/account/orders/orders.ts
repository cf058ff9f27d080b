import type { PricedLine } from '@shop/contracts/pricing.ts'

export type OrderStatus = 'delivered' | 'processing' | 'canceled'

/** A line of a sample order: the goods' name is the message `goods.NAME`, the price OMR (decimal). */
export interface SampleLine extends PricedLine {
  goods: 'steel' | 'walnut' | 'fob' | 'stand' | 'tee' | 'gift'
}

export interface SampleOrder {
  no: string
  /** ISO 8601, a day. */
  date: string
  status: OrderStatus
  lines: SampleLine[]
}

/** What the account shows in the place of a member's own orders, newest first. */
export const sampleOrders: SampleOrder[] = [
  {
    no: '#4821',
    date: '2026-10-28',
    status: 'processing',
    lines: [
      { goods: 'steel', price: 24.9, quantity: 1 },
      { goods: 'stand', price: 15.9, quantity: 1 },
    ],
  },
  {
    no: '#4790',
    date: '2026-09-14',
    status: 'delivered',
    lines: [{ goods: 'tee', price: 9.9, quantity: 3 }],
  },
  {
    no: '#4702',
    date: '2026-07-02',
    status: 'canceled',
    lines: [{ goods: 'gift', price: 45, quantity: 1 }],
  },
  {
    no: '#4655',
    date: '2026-05-19',
    status: 'delivered',
    lines: [
      { goods: 'walnut', price: 12.5, quantity: 10 },
      { goods: 'fob', price: 3.5, quantity: 4 },
    ],
  },
  {
    no: '#4518',
    date: '2026-02-08',
    status: 'delivered',
    lines: [{ goods: 'fob', price: 3.5, quantity: 2 }],
  },
]

/** The query parameter that names an order, without the `#`, which would end the address. */
export const ORDER_PARAMETER = 'order'

export const orderAddress = ({ no }: SampleOrder) => `?${ORDER_PARAMETER}=${no.slice(1)}`

/** The order that an address names, if it is one of these. */
export function orderOf(params: URLSearchParams): SampleOrder | undefined {
  return sampleOrders.find(({ no }) => no === `#${params.get(ORDER_PARAMETER)}`)
}

/** Whether there is anything to pay for. */
export const invoiced = ({ status }: SampleOrder) => status !== 'canceled'

/** Pieces in an order. */
export function itemCount({ lines }: SampleOrder): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
