import { PRODUCT_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'

export interface PageParams {
  page: number
  /** Products per page. */
  limit: number
}

function parsePositiveInteger(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** The requested page and size; the first page and the default size when absent or invalid. */
export function parsePageParams(
  search: URLSearchParams,
  defaultLimit = PRODUCT_PAGE_SIZE,
): PageParams {
  return {
    page: parsePositiveInteger(search.get('page')) ?? 1,
    limit: parsePositiveInteger(search.get('limit')) ?? defaultLimit,
  }
}

/** The query by which search engines know a page of a category: page and size, where they are not the usual ones. */
export function toCanonicalQuery({ page, limit }: PageParams): string {
  const search = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(limit !== PRODUCT_PAGE_SIZE && { limit: String(limit) }),
  }).toString()
  return search && `?${search}`
}

/** Parameters of a list that its other pages keep. The rest, such as those of campaigns, the server does not see. */
const LIST_PARAMETERS = ['q', 'title', 'limit', 'sort', 'price', 'material']

/** The query of another page of the same list. */
export function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams([...search].filter(([name]) => LIST_PARAMETERS.includes(name)))
  next.set('page', String(page))
  return `?${next}`
}
