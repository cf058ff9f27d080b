import { agents, categories, coupon, PAYMENT, payment, products, profile } from './mock-data.ts'

/** A request received from a page. */
export interface RecordedRequest {
  method: string
  /** Relative to the API's base URL. */
  path: string
  query: URLSearchParams
  /** Bearer token, if sent. */
  token: string | undefined
  body: unknown
}

export interface MockResponse {
  status: number
  body: unknown
}

const ok = (body: unknown): MockResponse => ({ status: 200, body })
const notFound = ok({ message: 'There is no such thing' })

function paginate(all: readonly unknown[], { query }: RecordedRequest): MockResponse {
  const page = Number(query.get('page') ?? 1)
  const limit = Number(query.get('limit') ?? 100)
  const paginate = {
    currentPage: page,
    totalPage: Math.ceil(all.length / limit),
    totalCount: all.length,
    currentLimit: limit,
  }
  return ok({ results: all.slice((page - 1) * limit, page * limit), paginate })
}

/** Products with all words of the query `q` in a title, without the backend's forgiveness. */
function findProducts({ query }: RecordedRequest) {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/)
  return products.filter(({ title }) => {
    const text = `${title.en} ${title.ar}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Makes image paths absolute. */
function withOrigin<Item extends object>(origin: string, item: Item): Item {
  const text = JSON.stringify(item).replaceAll('"/pictures/', `"${origin}/pictures/`)
  return JSON.parse(text) as Item
}

type Route = [
  method: string,
  path: RegExp,
  handler: (request: RecordedRequest, id: string) => MockResponse,
]

/** Responses to every request the shop makes; `origin` is the mock backend's own. */
function routes(origin: string): Route[] {
  const local = <Item extends object>(items: readonly Item[]) =>
    items.map((item) => withOrigin(origin, item))
  return [
    ['GET', /^\/categories\/all-category\/admin-side$/, () => ok({ results: local(categories) })],
    [
      'GET',
      /^\/products\/public\/adminSide-products\/([^/]+)$/,
      (request, id) =>
        paginate(local(products.filter(({ categoryId }) => categoryId === id)), request),
    ],
    ['GET', /^\/search$/, (request) => paginate(local(findProducts(request)), request)],
    [
      'GET',
      /^\/stock$/,
      ({ query }) => ok({ results: query.getAll('id').map((_id) => ({ _id, stock: null })) }),
    ],
    ['GET', /^\/products\/best-sellers$/, (request) => paginate(local(products), request)],
    [
      'GET',
      /^\/products\/([^/]+)$/,
      (_, id) => {
        const product = local(products).find(({ _id }) => _id === id)
        return product ? ok(product) : { ...notFound, status: 404 }
      },
    ],
    ['GET', /^\/users$/, (request) => paginate(local(agents), request)],
    [
      'POST',
      /^\/forms$/,
      ({ body }) => {
        const { fields } = body as { fields: { email?: string } }
        return ok({ message: 'Received', replyTo: fields.email })
      },
    ],
    ['POST', /^\/messages$/, () => ok({ message: 'Your message is on its way' })],
    ['GET', /^\/users\/profile\/([^/]+)$/, (_, id) => ok({ data: { ...profile, _id: id } })],
    ['PATCH', /^\/users\/dashboard\/update-profile\//, () => ok({ message: 'Profile updated' })],
    [
      'GET',
      /^\/users\/get-coupans-validity\/userId\/[^/]+\/discountCode\/([^/]+)$/,
      (_, code) =>
        code === coupon.code
          ? ok({ status: 'success', data: { verifyCoupanCodeName: coupon } })
          : ok({ status: 'error', message: 'This code has expired' }),
    ],
    [
      'POST',
      /^\/products\/admin-side\/confirm\/order$/,
      () => ok({ success: true, message: 'Order confirmed' }),
    ],
    [
      'POST',
      /^\/payment\/create-checkout$/,
      () => {
        const checkout = { checkoutUrl: `${origin}/pay/${PAYMENT}` }
        return ok({ success: true, message: '', data: { sessionId: PAYMENT, checkout } })
      },
    ],
    ['GET', /^\/payment\/checkout\/([^/]+)$/, () => ok({ data: payment })],
    ['GET', /^\/payment\/newest$/, () => ok({ data: null })],
    ['POST', /^\/hooks\/payment\//, () => ok({})],
    ['POST', /^\/users\/auth\/logout$/, () => ok({})],
    [
      'GET',
      /^\/translate$/,
      ({ query }) => ok({ responseData: { translatedText: `ترجمة ${query.get('q')}` } }),
    ],
  ]
}

/** Finds the response to a request; 404 when there is no route for it. */
export function respond(request: RecordedRequest, origin: string): MockResponse {
  for (const [method, path, handler] of routes(origin)) {
    const match = method === request.method ? path.exec(request.path) : null
    if (match) return handler(request, decodeURIComponent(match[1] ?? ''))
  }
  return { ...notFound, status: 404 }
}
