import { agents, categories, coupon, payment, PAYMENT, products, profile } from './backend-data.ts'

/** A call that a page has made. */
export interface Call {
  method: string
  /** Below the API's base. */
  path: string
  query: URLSearchParams
  /** The bearer token, if one came with it. */
  token: string | undefined
  body: unknown
}

export interface Answer {
  status: number
  body: unknown
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const missing = ok({ message: 'There is no such thing' })

function paged(all: readonly unknown[], { query }: Call): Answer {
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

/** Pictures are on the backend's own address. */
function onServer<Item extends object>(origin: string, item: Item): Item {
  const text = JSON.stringify(item).replaceAll('"/pictures/', `"${origin}/pictures/`)
  return JSON.parse(text) as Item
}

type Route = [method: string, path: RegExp, answer: (call: Call, id: string) => Answer]

/** The calls that the shop makes, with their answers; `origin` is the double's own. */
export function routes(origin: string): Route[] {
  const here = <Item extends object>(items: readonly Item[]) =>
    items.map((item) => onServer(origin, item))
  return [
    ['GET', /^\/categories\/all-category\/admin-side$/, () => ok({ results: here(categories) })],
    [
      'GET',
      /^\/products\/public\/adminSide-products\/([^/]+)$/,
      (call, id) => paged(here(products.filter(({ categoryId }) => categoryId === id)), call),
    ],
    [
      'GET',
      /^\/products\/([^/]+)$/,
      (_, id) => {
        const product = here(products).find(({ _id }) => _id === id)
        return product ? ok(product) : { ...missing, status: 404 }
      },
    ],
    ['GET', /^\/users$/, (call) => paged(here(agents), call)],
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
    ['POST', /^\/hooks\/payment\//, () => ok({})],
    ['POST', /^\/users\/auth\/logout$/, () => ok({})],
    [
      'GET',
      /^\/translate$/,
      ({ query }) => ok({ responseData: { translatedText: `ترجمة ${query.get('q')}` } }),
    ],
  ]
}

/** The answer to a call. */
export function answerTo(call: Call, origin: string): Answer {
  for (const [method, path, answer] of routes(origin)) {
    const found = method === call.method ? path.exec(call.path) : null
    if (found) return answer(call, decodeURIComponent(found[1] ?? ''))
  }
  return { ...missing, status: 404 }
}
