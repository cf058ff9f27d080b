import type { PricedLine } from '@shop/contracts/rules/pricing.ts'

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

/** Query parameter: the order's number, that of a sample without its `#`. */
export const ORDER_PARAM = 'order'

/** Query parameter: the page of the member's orders. */
export const PAGE_PARAM = 'page'

export const toOrderSearch = ({ no }: SampleOrder) => `?${ORDER_PARAM}=${no.slice(1)}`

export function findOrder(params: URLSearchParams): SampleOrder | undefined {
  return sampleOrders.find(({ no }) => no === `#${params.get(ORDER_PARAM)}`)
}

export const hasInvoice = ({ status }: SampleOrder) => status !== 'canceled'

export function countItems({ lines }: SampleOrder): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The page of a list that the address names, from 1. */
export function parsePage(params: URLSearchParams): number {
  const page = Number(params.get(PAGE_PARAM) ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
