import { fromHundredths } from '@shop/contracts/rules/money.ts'
import { calculateTotals, DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import {
  categoryListSchema,
  type Product,
  productPageSchema,
} from '@shop/contracts/wire/catalog.ts'

import type { BenchMember, Send } from './register-member.ts'

const BASE = '/api/v1.0'

interface LoadRequest {
  kind: Kind
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

const REQUEST_MIX = {
  list: 30,
  product: 35,
  categories: 8,
  agents: 5,
  profile: 8,
  coupon: 4,
  order: 10,
}
type Kind = keyof typeof REQUEST_MIX

const schedule = Object.entries(REQUEST_MIX).flatMap(([kind, share]) =>
  Array<Kind>(share).fill(kind as Kind),
)
/** A step that is coprime to 100 spreads the kinds evenly. */
const kindAt = (index: number): Kind => schedule[(index * 37) % schedule.length] ?? 'product'

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

/** A prime number of quantities: an open order is seldom the same as the last one, and the provider takes the total. */
const createQuantity = (number: number) => 1 + (number % 997)

/**
 * The body of an order as a browser sends it.
 * @param number makes the order unique: its quantity, address and tracking number
 */
export function createOrderBody(member: BenchMember, product: Product, number: number): string {
  const quantity = createQuantity(number)
  const { total } = calculateTotals([{ price: product.price, quantity }], DEFAULT_TAX_PERCENT)
  const { _id: itemId, coverImgUrl: itemImage, price: itemPrice } = product
  const line = { itemId, itemImage, itemName: product.title.en, itemPrice, itemQuantity: quantity }
  return JSON.stringify({
    buyerEmail: member.email,
    buyerPhoneNumber: member.phone,
    buyerAdress: `Way ${number}`,
    orderLists: [line],
    TotalOrderPrice: fromHundredths(total),
    trackingOrderId: 100_000 + (number % 900_000),
  })
}

/** The body of the checkout of {@link createOrderBody}'s order. */
export function createCheckoutBody(product: Product, number: number): string {
  const quantity = createQuantity(number)
  const { _id: productId, title, price } = product
  const totals = calculateTotals([{ price, quantity }], DEFAULT_TAX_PERCENT)
  return JSON.stringify({
    products: [{ productId, name: title.en, unit_amount: price, quantity }],
    orderSummary: {
      subTotal: fromHundredths(totals.subtotal),
      tax: fromHundredths(totals.tax),
      total: fromHundredths(totals.total),
    },
  })
}

function createOrder(member: BenchMember, product: Product, number: number): LoadRequest {
  const path = `${BASE}/products/admin-side/confirm/order`
  const body = createOrderBody(member, product, number)
  return { kind: 'order', method: 'POST', path, headers: member.headers, body }
}

/** Fetches the categories, and the products on the first page of each. */
export async function fetchCatalog(
  url: string,
  send: Send = fetch,
): Promise<{ categories: string[]; products: Product[] }> {
  const list = await send(`${url}${BASE}/categories/all-category/admin-side`)
  const categories = categoryListSchema.parse(await list.json()).results.map(({ _id }) => _id)
  const pages = categories.map(async (id) => {
    const page = await send(`${url}${BASE}/products/public/adminSide-products/${id}`)
    return productPageSchema.parse(await page.json()).results
  })
  return { categories, products: (await Promise.all(pages)).flat() }
}

/** Mixed traffic of shoppers: mostly reads, every tenth request an order. @returns creates the request at an index */
export function createTraffic(
  { categories, products }: { categories: string[]; products: Product[] },
  members: readonly BenchMember[],
): (index: number) => LoadRequest {
  return (index) => {
    const kind = kindAt(index)
    const member = pick(members, index)
    const { id, headers } = member
    const product = pick(products, index)
    if (kind === 'order') return createOrder(member, product, index)
    const category = pick(categories, index)
    const coupon = `${BASE}/users/get-coupans-validity/userId/${id}/discountCode/SALE20OFF`
    const reads: Record<Exclude<Kind, 'order'>, Omit<LoadRequest, 'kind' | 'method'>> = {
      list: { path: `${BASE}/products/public/adminSide-products/${category}?page=1&limit=100` },
      product: { path: `${BASE}/products/${product._id}` },
      categories: { path: `${BASE}/categories/all-category/admin-side` },
      agents: { path: `${BASE}/users?role=agent&limit=10&page=${1 + (index % 3)}` },
      profile: { path: `${BASE}/users/profile/${id}`, headers },
      coupon: { path: coupon, headers },
    }
    return { kind, method: 'GET', ...reads[kind] }
  }
}
