import type { PricedLine } from '@shop/contracts/rules/pricing.ts'

import { ORDER_PARAM } from './order-params.ts'

export type SampleStatus = 'delivered' | 'processing' | 'canceled'

/** `product` names the message `products.PRODUCT`; `price` is OMR (decimal). */
interface SampleLine extends PricedLine {
  product: 'steel' | 'walnut' | 'fob' | 'stand' | 'tee' | 'gift'
}

export interface SampleOrder {
  no: string
  /** ISO 8601 date. */
  date: string
  status: SampleStatus
  lines: SampleLine[]
}

/** Newest first. */
export const sampleOrders: SampleOrder[] = [
  {
    no: '#4821',
    date: '2026-10-28',
    status: 'processing',
    lines: [
      { product: 'steel', price: 24.9, quantity: 1 },
      { product: 'stand', price: 15.9, quantity: 1 },
    ],
  },
  {
    no: '#4790',
    date: '2026-09-14',
    status: 'delivered',
    lines: [{ product: 'tee', price: 9.9, quantity: 3 }],
  },
  {
    no: '#4702',
    date: '2026-07-02',
    status: 'canceled',
    lines: [{ product: 'gift', price: 45, quantity: 1 }],
  },
  {
    no: '#4655',
    date: '2026-05-19',
    status: 'delivered',
    lines: [
      { product: 'walnut', price: 12.5, quantity: 10 },
      { product: 'fob', price: 3.5, quantity: 4 },
    ],
  },
  {
    no: '#4518',
    date: '2026-02-08',
    status: 'delivered',
    lines: [{ product: 'fob', price: 3.5, quantity: 2 }],
  },
]

export const toOrderSearch = ({ no }: SampleOrder) => `?${ORDER_PARAM}=${no.slice(1)}`

export function findOrder(params: URLSearchParams): SampleOrder | undefined {
  return sampleOrders.find(({ no }) => no === `#${params.get(ORDER_PARAM)}`)
}

export const hasInvoice = ({ status }: SampleOrder) => status !== 'canceled'

export function countItems({ lines }: SampleOrder): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
