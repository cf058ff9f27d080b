import type {
  FulfilmentChange,
  OfficeOrderDetails,
  OrderCancellation,
  OrderContact,
  OrderNote,
  RefundRequest,
} from '@shop/contracts/wire/office-orders.ts'
import { mainApi, request } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'
import { queryOptions } from '@tanstack/react-query'

const loadOrders = () => import('@shop/contracts/wire/office-orders.ts')
const loadOrder = async () => (await loadOrders()).officeOrderDetailsSchema

/** A table of many orders takes longer than an action may. */
const DOWNLOAD_TIMEOUT_MS = 120_000

const toUrl = (id: string) => `/office/orders/${encodeURIComponent(id)}`

interface OrderFilter {
  q: string
  /** Empty for all. */
  status: string
  /** Id of the buyer; of all without it. */
  member?: string
}

export function ordersQuery({ status, ...params }: OrderFilter & { page: number; sort?: string }) {
  return queryOptions({
    queryKey: ['mfe-office', 'orders', status, params],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadOrders()).officeOrderPageSchema, {
        url: '/office/orders',
        params: { ...params, ...(status && { status }) },
        signal,
      }),
    staleTime: 0,
  })
}

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['mfe-office', 'order', id],
    queryFn: ({ signal }) => request(mainApi, loadOrder, { url: toUrl(id), signal }),
    staleTime: 0,
  })
}

/** Takes an order a step further. */
export const changeFulfilment = (
  id: string,
  change: FulfilmentChange & { version?: number },
): Promise<OfficeOrderDetails> =>
  request(mainApi, loadOrder, { method: 'patch', url: toUrl(id), data: change })

/** Closes an order that is not paid. */
export const closeOrder = (id: string): Promise<OfficeOrderDetails> =>
  request(mainApi, loadOrder, { method: 'post', url: `${toUrl(id)}/close`, data: {} })

/** Records that the money of an order has come without a card. */
export const markPaid = (id: string): Promise<OfficeOrderDetails> =>
  request(mainApi, loadOrder, { method: 'post', url: `${toUrl(id)}/paid`, data: {} })

/** Gives back a part of an order's payment, once for each id of a request. */
export const refundOrder = (id: string, data: RefundRequest): Promise<OfficeOrderDetails> =>
  request(mainApi, loadOrder, { method: 'post', url: `${toUrl(id)}/refunds`, data })

/** Cancels an order that was paid. */
export const cancelOrder = (id: string, data: OrderCancellation): Promise<OfficeOrderDetails> =>
  request(mainApi, loadOrder, { method: 'post', url: `${toUrl(id)}/cancel`, data })

/** Corrects phone and address of an order. */
export const correctContact = (
  id: string,
  data: OrderContact & { version?: number },
): Promise<OfficeOrderDetails> =>
  request(mainApi, loadOrder, { method: 'patch', url: `${toUrl(id)}/contact`, data })

/** Adds a note to an order, once for each id. */
export const addNote = (id: string, data: OrderNote): Promise<OfficeOrderDetails> =>
  request(mainApi, loadOrder, { method: 'post', url: `${toUrl(id)}/notes`, data })

/** The orders that a filter finds, as a table for spreadsheets. */
export const loadOrderTable = ({ q, status }: OrderFilter, lang: Language): Promise<Blob> =>
  request(mainApi, async () => (await loadOrders()).orderTableSchema, {
    url: '/office/orders.csv',
    params: { q, lang, ...(status && { status }) },
    responseType: 'blob',
    timeout: DOWNLOAD_TIMEOUT_MS,
  })
