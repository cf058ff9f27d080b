import * as z from 'zod/mini'

import { isRecord, toNumber } from './normalize.ts'
import { listOf, tolerant } from './tolerant.ts'

export const paginateSchema = z.object({
  currentPage: z.int(),
  totalPage: z.int(),
  totalCount: z.int(),
  currentLimit: z.int(),
})
export type Paginate = z.infer<typeof paginateSchema>

/** A whole number of at least `min`, also one in text; `fallback` for anything else. */
function toCount(raw: unknown, min: number, fallback: number): number {
  const count = toNumber(raw)
  return Number.isSafeInteger(count) && count >= min ? count : fallback
}

/** Completes `paginate`; a list that does not say otherwise is one page. */
function completePaginate(raw: unknown, rows: number): Paginate {
  const { currentPage, totalPage, totalCount, currentLimit } = isRecord(raw) ? raw : {}
  const count = toCount(totalCount, 0, rows)
  const limit = toCount(currentLimit, 1, Math.max(1, rows))
  return {
    currentPage: toCount(currentPage, 1, 1),
    totalPage: toCount(totalPage, 0, Math.max(1, Math.ceil(count / limit))),
    totalCount: count,
    currentLimit: limit,
  }
}

/** Schema of a paginated list: `{results, paginate}`. */
export function pagedSchema<Item extends z.ZodMiniType>(item: Item) {
  return tolerant(z.object({ results: listOf(item), paginate: paginateSchema }), (raw) => {
    if (!isRecord(raw)) return raw
    const { results, paginate } = raw
    const rows = Array.isArray(results) ? results.length : 0
    return { results, paginate: completePaginate(paginate, rows) }
  })
}

export interface Paged<Item> {
  results: Item[]
  paginate: Paginate
}
