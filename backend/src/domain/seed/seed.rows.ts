import { randomUUID } from 'node:crypto'

import { toHundredths } from '@shop/contracts/rules/money.ts'
import { calculateTotals, DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'

import { toJson } from '../../platform/db/json.ts'
import type { NewRow, Row } from '../../platform/db/schema.ts'
import { createCartKey } from '../orders/order-request.ts'
import type { SeedAgent, SeedCategory, SeedData, SeedOrder, SeedProduct } from './seed.schema.ts'

/** Database row of a category. @param position in the list of categories, from 0 */
export function toCategoryRow(category: SeedCategory, position: number): NewRow<'categories'> {
  const { slug: id, title, picture } = category
  return { id, position, title: toJson(title), picture }
}

/** Database row of a product. @param position in its category, from 0 */
export function toProductRow(product: SeedProduct, position: number): NewRow<'products'> {
  return {
    id: product.slug,
    categoryId: product.category,
    position,
    title: toJson(product.title),
    description: toJson(product.description),
    price: toHundredths(product.price),
    picture: product.picture,
    gallery: toJson(product.gallery),
    details: product.details ? toJson(product.details) : null,
  }
}

/** Database row of an agent. @param position in the directory, from 0 */
export function toAgentRow(agent: SeedAgent, position: number): NewRow<'agents'> {
  return { id: `agent-${position + 1}`, position, card: toJson(agent) }
}

const HOUR_MS = 3_600_000

/** Database row of a coupon, whose time may begin at `now`. */
export function toCouponRow(
  { daysLeft, ...coupon }: SeedData['coupons'][number],
  now: Date,
): NewRow<'coupons'> {
  if (daysLeft === undefined) return coupon
  return {
    ...coupon,
    expiresAt: new Date(now.getTime() + daysLeft * 24 * HOUR_MS).toISOString(),
  }
}

/**
 * Database row of a past order.
 * @param products that its lines name
 * @throws when a line names none of them
 */
export function toOrderRow(
  { number, hoursAgo, status, lines: parts }: SeedOrder,
  buyer: Omit<Row<'users'>, 'role' | 'officePermissions' | 'deletedAt' | 'remindersEndedAt'>,
  products: readonly SeedProduct[],
  now: Date,
): NewRow<'orders'> {
  const lines = parts.map(([slug, quantity]) => {
    const product = products.find((candidate) => candidate.slug === slug)
    if (!product) throw new Error(`There is no product ${slug} for order ${number}.`)
    return { id: slug, title: product.title, price: toHundredths(product.price), quantity }
  })
  const { subtotal, tax, taxPercent, discount, total } = calculateTotals(
    lines.map(({ price, quantity }) => ({ price: price / 100, quantity })),
    DEFAULT_TAX_PERCENT,
  )
  const placedAt = now.getTime() - hoursAgo * HOUR_MS
  const createdAt = new Date(placedAt).toISOString()
  const settledAt = new Date(placedAt + HOUR_MS / 10).toISOString()
  return {
    id: randomUUID(),
    number,
    userId: buyer.id,
    status,
    cartKey: createCartKey(lines, total),
    lines: toJson(lines),
    couponCode: null,
    ...{ subtotal, tax, taxPercent, discount, total },
    buyerEmail: buyer.email,
    buyerPhone: `${buyer.dialCode} ${buyer.phoneNumber}`,
    buyerAddress: buyer.address,
    createdAt,
    confirmedAt: createdAt,
    paidAt: status === 'paid' ? settledAt : null,
    cancelledAt: status === 'cancelled' ? settledAt : null,
  }
}
