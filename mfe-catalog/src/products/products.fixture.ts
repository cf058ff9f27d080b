import { buildProduct, buildPage } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

/** Answers every page of a category of `count` products ("Card 1", …), and keeps what was asked. */
export function serveCategory(count: number, maxLimit = 1000): string[] {
  const asked: string[] = []
  server.use(
    http.get(mainUrl('/products/public/adminSide-products/:id'), ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.toString())
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
  return asked
}
