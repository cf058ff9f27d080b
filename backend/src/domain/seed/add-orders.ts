import { createHash, randomUUID } from 'node:crypto'

import type { Db, NewRow } from '../../platform/db/schema.ts'
import { numberPaidOrders } from '../orders/invoice-number.ts'
import { toOrderRow } from './seed.rows.ts'
import type { SeedProduct } from './seed.schema.ts'

const ORDERS_PER_MEMBER = 4
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
    occupation: '',
    description: '',
    website: '',
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
function generateOrders(
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

/** A statement's rows: PostgreSQL and SQLite allow some 32,000 bound values. */
const ROWS_PER_STATEMENT = 1000
const MEMBERS_PER_TRANSACTION = 2500

const toBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ROWS_PER_STATEMENT) }, (_, index) =>
    items.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  )

/**
 * Adds generated past orders, with their buyers and payments; the buyers' numbers continue those of earlier runs.
 * @param count of the orders, rounded up to whole members
 * @param onProgress called with the number of orders added so far
 */
export async function addOrders(
  db: Db,
  products: readonly SeedProduct[],
  count: number,
  onProgress: (added: number) => void = () => {},
): Promise<void> {
  const { before } = await db
    .selectFrom('users')
    .select((e) => e.fn.countAll().as('before'))
    .where('id', 'like', 'generated-member-%')
    .executeTakeFirstOrThrow()
  const members = Math.ceil(count / ORDERS_PER_MEMBER)
  const now = new Date()
  for (let added = 0; added < members; added += MEMBERS_PER_TRANSACTION) {
    const size = Math.min(MEMBERS_PER_TRANSACTION, members - added)
    const rows = generateOrders(products, Number(before) + added + 1, size, now)
    await db.transaction().execute(async (trx) => {
      for (const each of toBatches(rows.users)) await trx.insertInto('users').values(each).execute()
      for (const each of toBatches(rows.orders))
        await trx.insertInto('orders').values(each).execute()
      for (const each of toBatches(rows.payments))
        await trx.insertInto('payments').values(each).execute()
    })
    onProgress((added + size) * ORDERS_PER_MEMBER)
  }
  await numberPaidOrders(db)
}
