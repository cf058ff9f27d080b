import type { Paginate } from '@shop/contracts/paging.ts'
import { z } from 'zod/mini'

/** A positive integer of at most seven digits in a query string. */
export const positiveIntegerParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'expected a whole number of 1 or more')),
  z.transform(Number),
)

/** Pagination of `totalCount` records; no records make one page. */
export function paginate(currentPage: number, currentLimit: number, totalCount: number): Paginate {
  const totalPage = Math.max(1, Math.ceil(totalCount / currentLimit))
  return { currentPage, totalPage, totalCount, currentLimit }
}
