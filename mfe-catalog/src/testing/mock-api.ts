import type { Category } from '@shop/contracts/wire/catalog.ts'
import { buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

export const urls = {
  categories: mainUrl('/categories/all-category/admin-side'),
  products: mainUrl('/products/public/adminSide-products/:id'),
  product: mainUrl('/products/:id'),
}

export function mockCategories(...results: Category[]): void {
  server.use(http.get(urls.categories, () => HttpResponse.json({ results })))
}

/**
 * Mocks the pages of a list of `count` products ("Card 1", …); returns the recorded queries.
 * @param maxLimit the largest page size that the server accepts
 * @param url a category's by default
 */
export function mockProducts(count: number, maxLimit = 1000, url = urls.products): string[] {
  const queries: string[] = []
  server.use(
    http.get(url, ({ request }) => {
      const { searchParams } = new URL(request.url)
      queries.push(searchParams.toString())
      const page = Number(searchParams.get('page'))
      const limit = Math.min(Number(searchParams.get('limit')), maxLimit)
      const first = (page - 1) * limit
      const results = Array.from(
        { length: Math.max(0, Math.min(limit, count - first)) },
        (_, index) => {
          const number = first + index + 1
          return buildProduct({ _id: `card-${number}`, title: { en: `Card ${number}` } })
        },
      )
      return HttpResponse.json(
        buildPage(results, {
          currentPage: page,
          totalPage: Math.max(1, Math.ceil(count / limit)),
          totalCount: count,
          currentLimit: limit,
        }),
      )
    }),
  )
  return queries
}
