import { categoryListSchema, type Product, productPageSchema } from '@shop/contracts/catalog.ts'
import { fromHundredths } from '@shop/contracts/money.ts'
import { calculateTotals } from '@shop/contracts/pricing.ts'

import type { BenchMember } from './bench-members.ts'
import type { LoadRequest } from './open-loop.ts'

const BASE = '/api/v1.0'

/** How many of every hundred requests are of a kind. */
const mix = { list: 30, product: 35, categories: 8, agents: 5, profile: 8, coupon: 4, order: 10 }
type Kind = keyof typeof mix

// A prime step through the hundred spreads the kinds evenly.
const hundred = Object.entries(mix).flatMap(([kind, share]) =>
  Array<Kind>(share).fill(kind as Kind),
)
const kindOf = (index: number): Kind => hundred[(index * 37) % hundred.length] ?? 'product'

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/**
 * What the browser sends for an order. Every number makes another order: its quantity, address and
 * tracking number differ from those before.
 */
export function orderBody(member: BenchMember, product: Product, number: number): string {
  const quantity = 1 + (number % 9973)
  const { total } = calculateTotals([{ price: product.price, quantity }])
  const { _id: itemId, coverImgUrl: itemImage, price: itemPrice } = product
  const line = { itemId, itemImage, itemName: product.title.en, itemPrice, itemQuantity: quantity }
  return JSON.stringify({
    ...{ buyerEmail: member.email, buyerPhoneNumber: '', buyerAdress: `Way ${number}` },
    ...{ orderLists: [line], TotalOrderPrice: fromHundredths(total) },
    trackingOrderId: 100_000 + (number % 900_000),
  })
}

function order(member: BenchMember, product: Product, number: number): LoadRequest {
  const path = `${BASE}/products/admin-side/confirm/order`
  const body = orderBody(member, product, number)
  return { kind: 'order', method: 'POST', path, headers: member.headers, body }
}

/** Reads the categories and products that the traffic is about. */
export async function readGoods(
  url: string,
): Promise<{ categories: string[]; products: Product[] }> {
  const list = await fetch(`${url}${BASE}/categories/all-category/admin-side`)
  const categories = categoryListSchema.parse(await list.json()).results.map(({ _id }) => _id)
  const pages = categories.map(async (id) => {
    const page = await fetch(`${url}${BASE}/products/public/adminSide-products/${id}`)
    return productPageSchema.parse(await page.json()).results
  })
  return { categories, products: (await Promise.all(pages)).flat() }
}

/** Mixed traffic of shoppers: mostly reading, every tenth request an order. */
export function trafficOf(
  { categories, products }: { categories: string[]; products: Product[] },
  members: readonly BenchMember[],
): (index: number) => LoadRequest {
  return (index) => {
    const kind = kindOf(index)
    const member = pick(members, index)
    const { id, headers } = member
    const product = pick(products, index)
    if (kind === 'order') return order(member, product, index)
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
