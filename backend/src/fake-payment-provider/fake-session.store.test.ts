import { openSqliteFile } from '../testing/databases.ts'
import { openShop, type TestShop } from '../testing/test-shop.ts'
import { createFakeSession, endFakeSession, findFakeSession } from './fake-session.store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop(openSqliteFile)
})
afterAll(() => shop.close())

function open(paymentId: string, minutes = 30) {
  const expiresAt = new Date(shop.deps.clock().getTime() + minutes * 60_000)
  const totals = { subtotal: 100, tax: 5, discount: 0, total: 105 }
  const paymentRequest = { lines: [], totals, buyerEmail: 'a@site.test' }
  return createFakeSession(shop.deps, {
    paymentId,
    paymentRequest,
    returnUrl: 'http://site.test/',
    expiresAt,
  })
}

const getStatus = async (id: string) => (await findFakeSession(shop.deps, id))?.status

test('createFakeSession creates one session per payment with an unguessable id', async () => {
  const ids = await Promise.all([open('p1'), open('p1'), open('p1'), open('p2')])
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^cs_test_[\w-]{43}$/)
})

test('endFakeSession ends a session once', async () => {
  const id = await open('p3')
  expect(await getStatus(id)).toBe('unpaid')
  const ends = await Promise.all([
    endFakeSession(shop.deps, id, 'paid'),
    endFakeSession(shop.deps, id, 'paid'),
    endFakeSession(shop.deps, id, 'cancelled'),
  ])
  expect(ends.filter(Boolean)).toHaveLength(1)
  expect(await getStatus(id)).toBe('paid')
})

test('findFakeSession returns expired after the session’s lifetime, and endFakeSession fails', async () => {
  const id = await open('p4', 1)
  shop.advanceClock(2)
  expect(await getStatus(id)).toBe('expired')
  expect(await endFakeSession(shop.deps, id, 'paid')).toBe(false)
  expect(await getStatus(id)).toBe('expired')
})

test('findFakeSession returns paid after the session’s lifetime', async () => {
  const id = await open('p5', 1)
  await endFakeSession(shop.deps, id, 'paid')
  shop.advanceClock(2)
  expect(await getStatus(id)).toBe('paid')
})

test('findFakeSession and endFakeSession find no unknown session', async () => {
  expect(await findFakeSession(shop.deps, 'cs_test_none')).toBeNull()
  expect(await endFakeSession(shop.deps, 'cs_test_none', 'paid')).toBe(false)
})
