import { createHash, randomUUID } from 'node:crypto'

import type { NewRow } from '../db/schema.ts'
import type { SeedProduct } from './seed.schema.ts'
import { toOrderRow } from './seed-orders.ts'

export const ORDERS_PER_MEMBER = 4
const MAX_LINES = 3
const HOURS_OF_TWO_YEARS = 2 * 365 * 24
const PAYMENT_MINUTES = 30

/** Nobody can log in with it; as long as a real one. */
const PASSWORD_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

interface GeneratedRows {
  users: NewRow<'users'>[]
  orders: NewRow<'orders'>[]
  payments: NewRow<'payments'>[]
}

/** How many of a hundred orders were paid; the others were cancelled or left open. */
const PAID_PERCENT = 90
const CANCELLED_PERCENT = 95

function toStatus(number: number): NewRow<'orders'>['status'] {
  const percent = (number * 37) % 100
  if (percent < PAID_PERCENT) return 'paid'
  return percent < CANCELLED_PERCENT ? 'cancelled' : 'open'
}

function createMember(index: number, now: Date): NewRow<'users'> & { id: string } {
  return {
    id: `generated-member-${index}`,
    email: `member-${index}@generated.example`,
    passwordHash: PASSWORD_HASH,
    firstName: 'Member',
    lastName: `No. ${index}`,
    address: `House ${index % 5000}, Way ${index % 9000}, Muscat`,
    dialCode: '+968',
    phoneNumber: String(90_000_000 + (index % 9_999_999)),
    language: index % 2 === 0 ? 'ar' : 'en',
    createdAt: now.toISOString(),
  }
}

function createPayment(order: NewRow<'orders'>): NewRow<'payments'> {
  const sessionId = `cs_generated_${createHash('sha256').update(order.id).digest('hex')}`
  const expiresAt = new Date(Date.parse(order.createdAt) + PAYMENT_MINUTES * 60_000)
  return {
    id: randomUUID(),
    orderId: order.id,
    userId: order.userId,
    driver: 'test',
    status: 'paid',
    sessionId,
    checkoutUrl: `https://pay.generated.example/pay/${sessionId}`,
    returnUrl: 'https://shop.generated.example/payment/callback',
    createdAt: order.createdAt,
    expiresAt: expiresAt.toISOString(),
    checkAt: null,
    refund: null,
  }
}

/**
 * Generates past orders of two years for load tests, with their buyers and payments: every member has four of them.
 * @param products that are ordered, at least one
 * @param first number of the first member
 * @throws when there are no products
 */
export function generateOrders(
  products: readonly SeedProduct[],
  first: number,
  members: number,
  now: Date,
): GeneratedRows {
  if (products.length === 0) throw new Error('No products to order.')
  const users = Array.from({ length: members }, (_, index) => createMember(first + index, now))
  const orders = users.flatMap((user, member) =>
    Array.from({ length: ORDERS_PER_MEMBER }, (_, index) => {
      const number = (first + member) * ORDERS_PER_MEMBER + index
      const lines = Array.from({ length: 1 + (number % MAX_LINES) }, (_line, line) => {
        const product = products[(number + line * 7) % products.length]
        const quantity = 1 + ((number + line) % 5)
        return [product?.slug ?? '', quantity] satisfies [string, number]
      })
      return toOrderRow(
        {
          number: 100_000 + (number % 900_000),
          hoursAgo: 1 + ((number * 7919) % HOURS_OF_TWO_YEARS),
          status: toStatus(number),
          lines,
        },
        user,
        products,
        now,
      )
    }),
  )
  const payments = orders.filter(({ status }) => status === 'paid').map(createPayment)
  return { users, orders, payments }
}
