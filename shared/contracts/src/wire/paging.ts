import * as z from 'zod/mini'

import { isRecord, toNumber } from './normalize.ts'
import { listOf, tolerant } from './tolerant.ts'

export const paginateSchema = z.object({
  currentPage: z.int(),
  totalPage: z.int(),
  totalCount: z.int(),
  currentLimit: z.int(),
  /** The backend states pages only: `totalCount` is what they hold at most, to be shown to nobody. */
  estimated: z.optional(z.literal(true)),
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
  const limit = toCount(currentLimit, 1, Math.max(1, rows))
  const pages = toCount(totalPage, 0, 1)
  const stated = toCount(totalCount, 0, -1)
  const estimated = stated < 0 && pages > 1
  const fallback = estimated ? Math.min(pages * limit, Number.MAX_SAFE_INTEGER) : rows
  const count = stated < 0 ? fallback : stated
  return {
    currentPage: toCount(currentPage, 1, 1),
    totalPage: toCount(totalPage, 0, Math.max(1, Math.ceil(count / limit))),
    totalCount: count,
    currentLimit: limit,
    ...(estimated && { estimated }),
  }
}

/** Completes `paginate` of a paginated list, for a schema that has more than `pagedSchema`. */
export function completePage(raw: unknown): unknown {
  if (!isRecord(raw)) return raw
  const rows = Array.isArray(raw.results) ? raw.results.length : 0
  return { ...raw, paginate: completePaginate(raw.paginate, rows) }
}

/** Schema of a paginated list: `{results, paginate}`. */
export function pagedSchema<Item extends z.ZodMiniType>(item: Item) {
  return tolerant(z.object({ results: listOf(item), paginate: paginateSchema }), completePage)
}

export interface Paged<Item> {
  results: Item[]
  paginate: Paginate
}
