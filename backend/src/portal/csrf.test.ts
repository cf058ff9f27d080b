import cookie from '@fastify/cookie'
import Fastify from 'fastify'

import type { Config } from '../deps.ts'
import { formToken, isOwnForm } from './csrf.ts'

function configOf(secret: string, backendUrl = 'http://backend.test'): Config {
  return {
    ...{ backendUrl, siteOrigins: ['http://site.test'], rateLimits: false, trustProxy: false },
    ...{ secret: Buffer.from(secret), mediaDir: '', logLevel: 'silent' },
  }
}

async function serve(config = configOf('one secret')) {
  const app = Fastify()
  await app.register(cookie)
  app.get('/', (request, reply) => reply.send(formToken(config, request, reply)))
  app.post('/', (request) => ({ own: isOwnForm(config, request, request.body) }))
  return {
    async give(cookies = {}) {
      const answer = await app.inject({ url: '/', cookies })
      return { token: answer.body, cookie: answer.cookies[0] }
    },
    async check(token: unknown, nonce?: string, headers = {}) {
      const cookies = nonce === undefined ? {} : { portal_form: nonce }
      const payload = JSON.stringify(token)
      const json = { 'content-type': 'application/json', ...headers }
      const answer = await app.inject({ method: 'POST', url: '/', cookies, payload, headers: json })
      return answer.json().own
    },
  }
}

test('a form that was given to this browser is its own', async () => {
  const { give, check } = await serve()
  const { token, cookie: given } = await give()
  expect(given).toMatchObject({
    name: 'portal_form',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/portal',
  })
  expect(await check(token, given?.value)).toBe(true)
})

test('a browser keeps its token over pages', async () => {
  const { give } = await serve()
  const first = await give()
  const second = await give({ portal_form: first.cookie?.value })
  expect(second).toEqual({ token: first.token, cookie: undefined })
})

test('another browser’s form, and a made-up one, are not', async () => {
  const { give, check } = await serve()
  const [mine, other] = [await give(), await give()]
  expect(mine.token).not.toBe(other.token)
  const nonce = mine.cookie?.value
  for (const token of [other.token, '', 'x', nonce, `${mine.token}x`, 7, [mine.token]]) {
    expect(await check(token, nonce)).toBe(false)
  }
  expect(await check(mine.token)).toBe(false)
})

test('a cookie that somebody planted is worth nothing without our secret', async () => {
  const { give } = await serve(configOf('another secret'))
  const { token, cookie: planted } = await give()
  const { check } = await serve()
  expect(await check(token, planted?.value)).toBe(false)
})

test('a form from another site is not, even with everything right', async () => {
  const { give, check } = await serve()
  const { token, cookie: given } = await give()
  expect(await check(token, given?.value, { 'sec-fetch-site': 'cross-site' })).toBe(false)
  expect(await check(token, given?.value, { 'sec-fetch-site': 'same-origin' })).toBe(true)
})

test('the cookie needs a safe connection where there is one', async () => {
  const { give } = await serve(configOf('one secret', 'https://backend.test'))
  expect((await give()).cookie).toMatchObject({ secure: true })
})
