import type { Paginate } from '@shop/contracts/wire/paging.ts'
import type { SelectQueryBuilder, Simplify } from 'kysely'
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

/** One page (from 1) of what a query selects, in its order. */
export async function selectPage<Db, Tables extends keyof Db, Found>(
  query: SelectQueryBuilder<Db, Tables, Found>,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Simplify<Found>[]; paginate: Paginate }> {
  const rows = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const [counted] = await query
    .clearSelect()
    .clearOrderBy()
    .select((e) => e.fn.countAll().as('count'))
    .execute()
  const { count } = counted as { count: number | string }
  return { rows, paginate: paginate(page, limit, Number(count)) }
}
