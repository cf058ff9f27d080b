import type { AddressInfo } from 'node:net'

import { createLog } from 'monitoring/log.ts'

import { API_BASE } from '../../app.ts'
import { composeMail } from '../../faces/mails/compose-mail.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { createFormClient } from '../../testing/form-client.ts'
import { deliverMails, findLink } from '../../testing/mailbox.ts'
import {
  ACCEPTED_CARD,
  createOrderRequest,
  postCard,
  postCheckout,
  postOrder,
} from '../../testing/requests.ts'
import { getCreatedSession } from '../../testing/responses.ts'
import { openShop, PASSWORD, type TestShop } from '../../testing/test-shop.ts'
import { sendDueMails } from '../mail/mail.sender.ts'
import type { SendMail } from '../mail/mail.transport.ts'

const opened: TestShop[] = []
afterEach(async () => {
  for (const shop of opened.splice(0)) await shop.close()
})

/** A shop that listens, and logs all that can be logged. */
async function openLoggingShop() {
  const lines: string[] = []
  const log = createLog({
    service: 'backend',
    level: 'trace',
    format: 'json',
    write: (line) => void lines.push(line),
  })
  const shop = await openShop(openSqliteFile, {}, log)
  opened.push(shop)
  await shop.app.listen({ port: 0 })
  // Fastify's own line names the address that it listens on.
  lines.length = 0
  const { port } = shop.app.server.address() as AddressInfo
  return { shop, lines, api: `http://localhost:${port}${API_BASE}` }
}

const parse = (line: string) => JSON.parse(line) as Record<string, unknown>

test('no line holds what is secret or personal, whatever the shopper does', async () => {
  const { shop, lines, api } = await openLoggingShop()
  const shopper = await shop.createShopper()
  const send = (path: string, body: object, method = 'POST') =>
    fetch(api + path, {
      method,
      headers: { ...shopper.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const order = createOrderRequest(shopper)
  expect((await send('/products/admin-side/confirm/order', order)).status).toBe(200)
  const wrong = { ...order, TotalOrderPrice: 1, trackingOrderId: 900_001 }
  expect((await send('/products/admin-side/confirm/order', wrong)).status).toBe(409)
  const text = 'My private question'
  await send('/messages', { senderId: shopper.user.id, receiverId: 'agent-1', message: text })
  await fetch(`${api}/search?q=private-words`, { headers: { cookie: 'a=private-cookie' } })
  await fetch(`${api}/users/profile/${shopper.user.id}?token_link_dashboard=${shopper.token}`)
  await send('/messages', { unreadable: text })
  // A failure on our side is logged with its stack.
  await shop.deps.db.schema.dropTable('messages').execute()
  await send('/messages', { senderId: shopper.user.id, receiverId: 'agent-1', message: text })
  const browser = createFormClient(shop.app)
  await browser.open('/portal/login')
  await browser.submit('/portal/login', { email: shopper.user.email, password: PASSWORD })
  await browser.open('/portal/forgot-password')
  await browser.submit('/portal/forgot-password', { email: shopper.user.email })
  const [mail] = await deliverMails(shop)
  const link = mail ? findLink(mail, '/portal/reset-password') : ''
  const { headers } = await browser.open(link)
  await browser.open(String(headers.location))
  const password = 'a whole new secret'
  const reset = await browser.submit('/portal/reset-password', { password })
  expect(reset.statusCode).toBe(303)

  await shop.app.close()

  const secrets = [
    PASSWORD,
    password,
    shopper.token,
    shopper.user.email,
    shopper.user.lastName,
    link.split('=')[1] ?? link,
    order.buyerPhoneNumber,
    order.buyerAdress,
    text,
    'private-words',
    'private-cookie',
    '127.0.0.1',
  ]
  const all = lines.join('')
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
  expect(all).toContain('Order placed')
})

test('a request is one line, by the pattern of its route, and all its lines have its id', async () => {
  const { shop, lines, api } = await openLoggingShop()
  const shopper = await shop.createShopper()
  const response = await fetch(`${api}/products/admin-side/confirm/order`, {
    method: 'POST',
    headers: { ...shopper.headers, 'content-type': 'application/json' },
    body: JSON.stringify(createOrderRequest(shopper)),
  })
  const reqId = response.headers.get('x-request-id')
  await fetch(`${api}/products/steel-card?a=b`)
  await shop.app.close()
  const logged = lines.map(parse)
  expect(logged.filter((line) => line.msg === 'Order placed')).toMatchObject([{ reqId }])
  expect(logged.filter((line) => line.msg === 'request')).toMatchObject([
    {
      reqId,
      method: 'POST',
      route: `${API_BASE}/products/admin-side/confirm/order`,
      status: '200',
    },
    { method: 'GET', route: `${API_BASE}/products/:id`, status: '200' },
  ])
})

test('the id of an order’s request finds whether its e-mail was sent', async () => {
  const { shop, lines } = await openLoggingShop()
  const shopper = await shop.createShopper()
  const ordered = await postOrder(shop, shopper, createOrderRequest(shopper))
  const { sessionId } = getCreatedSession(await postCheckout(shop, shopper))
  await postCard(shop, sessionId, ACCEPTED_CARD)
  const { signal } = new AbortController()
  const sendMails = (send: SendMail) =>
    sendDueMails({
      deps: shop.deps,
      compose: composeMail,
      send,
      stopping: signal,
      abort: signal,
    })
  await sendMails(() => Promise.reject(new Error('The mail server is away')))
  shop.advanceClock(1)
  await sendMails(() => Promise.resolve())
  await shop.app.close()

  const logged = lines.map(parse)
  const caused = logged.filter((line) => line.causedBy === ordered.headers['x-request-id'])
  // The owner's e-mail about the order comes from the same request.
  const toBuyer = caused.filter(
    ({ msg, kind }) => kind !== 'orderPaid' && !String(msg).includes('(orderPaid)'),
  )
  expect(caused).toHaveLength(4)
  expect(toBuyer.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(
      /^Could not send e-mail .* \(orderConfirmation\) yet: The mail server is away$/,
    ),
    'E-mail sent',
  ])
  // Payments begin and end in requests of their own.
  const [placed] = logged.filter((line) => line.msg === 'Order placed')
  const paid = logged.filter((line) => line.orderId === placed?.orderId)
  expect(paid.map(({ msg }) => msg)).toEqual(['Order placed', 'Payment started', 'Payment changed'])
})

test('the id of a request finds what came of it in the browser', async () => {
  const { shop, lines, api } = await openLoggingShop()
  const response = await fetch(`${api}/products/none`)
  const requestId = response.headers.get('x-request-id')
  const failure = { remote: 'mfe-catalog', version: '1.0.0-ab', phase: 'page', page: '/x' }
  const reports = [
    { ...failure, message: 'noor@site.test', requestId },
    { ...failure, message: 'of no request' },
    { ...failure, message: 'of another', requestId: `${requestId}\n{"level":"fatal"}` },
  ]
  const sent = await fetch(`${api}/failure-reports`, {
    method: 'POST',
    body: JSON.stringify(reports),
  })
  expect(sent.status).toBe(204)
  await shop.app.close()
  const logged = lines.filter((line) => line.includes(String(requestId))).map(parse)
  expect(logged.map(({ msg }) => msg)).toEqual(['request', 'A browser reported a failure'])
  expect(logged[1]).toMatchObject({
    causedBy: requestId,
    frontEnd: 'mfe-catalog',
    version: '1.0.0-ab',
    phase: 'page',
    reqId: sent.headers.get('x-request-id'),
  })
  expect(lines.join('')).not.toMatch(/noor|fatal/)
  const counted = await shop.deps.db.selectFrom('failureReports').select('reports').execute()
  expect(counted).toEqual([{ reports: 3 }])
})

test('pages of the shop may read the id of a request', async () => {
  const { api } = await openLoggingShop()
  const { headers } = await fetch(`${api}/products/steel-card`, {
    headers: { origin: 'http://site.test' },
  })
  expect(headers.get('access-control-expose-headers')).toContain('x-request-id')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
})

test('the log names once each site whose pages may not call the API, and the settings', async () => {
  const { lines, api } = await openLoggingShop()
  for (const origin of ['http://laptop.local:3000', 'http://site.test', 'null', 'no address']) {
    for (let time = 0; time < 2; time++)
      await fetch(`${api}/products/steel-card`, { headers: { origin } })
  }
  const warnings = lines.map(parse).filter(({ level }) => level === 'warn')
  expect(warnings.map(({ msg }) => msg)).toEqual([
    'Pages at http://laptop.local:3000 cannot call the API: neither SITE_URL nor SITE_ORIGINS names it',
  ])
  const others = Array.from({ length: 50 }, (_, index) => `http://junk-${index}.test`)
  for (const origin of others) await fetch(`${api}/products/steel-card`, { headers: { origin } })
  expect(lines.filter((line) => line.includes('SITE_ORIGINS')).length).toBeLessThan(25)
})
