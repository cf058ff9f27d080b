import { z } from 'zod/mini'

export const paginateSchema = z.object({
  currentPage: z.int(),
  totalPage: z.int(),
  totalCount: z.int(),
  currentLimit: z.int(),
})
export type Paginate = z.infer<typeof paginateSchema>

/** Schema of a paginated list: `{results, paginate}`. */
export function pagedSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ results: z.array(item), paginate: paginateSchema })
}

export interface Paged<Item> {
  results: Item[]
  paginate: Paginate
}
