import { openShop, openSqliteFile, type TestShop } from '../testing/test-shop.ts'
import { endTestSession, findTestSession, openTestSession } from './test.store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop(openSqliteFile)
})
afterAll(() => shop.close())

function open(paymentId: string, minutes = 30) {
  const expiresAt = new Date(shop.deps.clock().getTime() + minutes * 60_000)
  const totals = { subtotal: 100, tax: 5, discount: 0, total: 105 }
  const bill = { lines: [], totals, buyerEmail: 'a@site.test' }
  return openTestSession(shop.deps, { paymentId, bill, returnUrl: 'http://site.test/', expiresAt })
}

const statusOf = async (id: string) => (await findTestSession(shop.deps, id))?.status

test('one payment has one session, and its name cannot be guessed', async () => {
  const ids = await Promise.all([open('p1'), open('p1'), open('p1'), open('p2')])
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^cs_test_[\w-]{43}$/)
})

test('a session ends once', async () => {
  const id = await open('p3')
  expect(await statusOf(id)).toBe('unpaid')
  const ends = await Promise.all([
    endTestSession(shop.deps, id, 'paid'),
    endTestSession(shop.deps, id, 'paid'),
    endTestSession(shop.deps, id, 'cancelled'),
  ])
  expect(ends.filter(Boolean)).toHaveLength(1)
  expect(await statusOf(id)).toBe('paid')
})

test('a session that nobody paid expires, and cannot be paid then', async () => {
  const id = await open('p4', 1)
  shop.advance(2)
  expect(await statusOf(id)).toBe('expired')
  expect(await endTestSession(shop.deps, id, 'paid')).toBe(false)
  expect(await statusOf(id)).toBe('expired')
})

test('what was paid stays paid after the time is over', async () => {
  const id = await open('p5', 1)
  await endTestSession(shop.deps, id, 'paid')
  shop.advance(2)
  expect(await statusOf(id)).toBe('paid')
})

test('there is no session of any other name', async () => {
  expect(await findTestSession(shop.deps, 'cs_test_none')).toBeNull()
  expect(await endTestSession(shop.deps, 'cs_test_none', 'paid')).toBe(false)
})
