import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createTokens } from './auth/tokens.ts'
import { openDatabase } from './db/database.ts'
import { readEnvironment } from './env.ts'
import { createDeps } from './start.ts'
import { freePort, startServer } from './testing/server-process.ts'
import { findByEmail } from './users/user.store.ts'

jest.setTimeout(120_000)

const ROUNDS = 3
const dataDir = mkdtempSync(join(tmpdir(), 'shop-kill-'))

async function demoToken(): Promise<string> {
  const deps = await createDeps(readEnvironment({ DATA_DIR: dataDir }, '/'))
  const user = await findByEmail(deps.db, 'demo@example.com')
  if (!user) throw new Error('The demo shopper is missing.')
  const token = await createTokens(deps).issue(user)
  await deps.db.destroy()
  return token
}

/** A different address per order, since identical open orders would be one. */
async function placeOrders(api: string, token: string, acknowledged: Set<string>): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const list = await fetch(`${api}/products/public/adminSide-products/smart-wristbands`)
  const [product] = (await list.json()).results
  for (let quantity = acknowledged.size + 1; ; quantity += 1) {
    const cents = Math.round(product.price * 100) * quantity
    const { _id: itemId, price: itemPrice } = product
    const body = JSON.stringify({
      buyerEmail: 'demo@example.com',
      buyerPhoneNumber: '',
      buyerAdress: `Way ${quantity}`,
      orderLists: [{ itemId, itemImage: '', itemName: '', itemPrice, itemQuantity: quantity }],
      trackingOrderId: 100_000 + quantity,
      TotalOrderPrice: (cents + Math.round(cents * 0.05)) / 100,
    })
    const url = `${api}/products/admin-side/confirm/order`
    const answer = await fetch(url, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(await answer.text())
    acknowledged.add(`Way ${quantity}`)
  }
}

test(`killed ${ROUNDS} times while ordering, it loses and doubles no acknowledged order`, async () => {
  const port = await freePort()
  const env = { BACKEND_PORT: `${port}`, DATA_DIR: dataDir }
  const acknowledged = new Set<string>()
  let token = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer(env)
    expect(server.output()).toContain('Backend ready')
    token ||= await demoToken()
    const before = acknowledged.size
    const ordering = placeOrders(`http://localhost:${port}/api/v1.0`, token, acknowledged)
    const broken = expect(ordering).rejects.toThrow(/fetch failed|terminated/)
    await new Promise((resolve) => setTimeout(resolve, 400))
    server.child.kill('SIGKILL')
    await server.ended
    await broken
    expect(acknowledged.size).toBeGreaterThan(before)
  }
  const db = openDatabase({ dataDir })
  const stored = await db.selectFrom('orders').select('buyerAddress').execute()
  const addresses = stored.map((order) => order.buyerAddress)
  await db.destroy()
  expect(new Set(addresses).size).toBe(addresses.length)
  expect([...acknowledged].filter((address) => !addresses.includes(address))).toEqual([])
})
