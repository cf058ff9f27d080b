import * as z from 'zod/mini'

import { MAX_ORDER_LINES } from '../rules/pricing.ts'
import { stockSchema } from './catalog.ts'
import { id, listOf, optionalAmount } from './tolerant.ts'

/** Products that GET /stock is asked about at once: as many as a cart holds. */
export const MAX_STOCK_IDS: number = MAX_ORDER_LINES

/** GET /stock?id&id…, offered by a backend that offers `accountUrl`, too: what there is of products, none of what is not sold. */
export const stockListSchema = z.object({
  results: listOf(z.object({ _id: id, stock: stockSchema })),
  /** The least total that can be paid, OMR (decimal), with the price of the delivery; some backends do not tell. */
  minTotal: optionalAmount,
})
