import cookie from '@fastify/cookie'
import Fastify from 'fastify'

import { negotiateLanguage } from './negotiate-language.ts'

async function negotiate(url: string, headers: Record<string, string> = {}) {
  const app = Fastify()
  await app.register(cookie)
  app.get('/', (request, reply) => reply.send(negotiateLanguage(request, reply)))
  const response = await app.inject({ url, headers })
  return { lang: response.body, cookie: response.headers['set-cookie'] }
}

test.each([
  ['', 'en'],
  ['ar', 'ar'],
  ['AR-om', 'ar'],
  ['fr-FR, ar;q=0.8, en;q=0.5', 'ar'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['de, fr', 'en'],
  ['arn, en', 'en'],
  ['ar;q=0.5, en;q=0.9', 'en'],
  ['en;q=0.1, ar-OM;q=0.2', 'ar'],
  ['ar;q=0, *', 'en'],
  ['*', 'en'],
  [';;=,q', 'en'],
])('negotiateLanguage with Accept-Language %p returns %s', async (header, lang) => {
  expect(await negotiate('/', { 'accept-language': header })).toEqual({ lang, cookie: undefined })
})

test('negotiateLanguage stores the requested language in a cookie', async () => {
  const { lang, cookie } = await negotiate('/?lang=ar', { 'accept-language': 'en' })
  expect(lang).toBe('ar')
  expect(cookie).toMatch(/^lang=ar; Max-Age=31536000; Path=\/; SameSite=Lax$/)
})

test('negotiateLanguage prefers the query over the cookie and the cookie over the header', async () => {
  const headers = { cookie: 'lang=ar', 'accept-language': 'en' }
  expect((await negotiate('/', headers)).lang).toBe('ar')
  expect((await negotiate('/?lang=en', headers)).lang).toBe('en')
})

test.each(['/?lang=fr', '/?lang=', '/?lang=ar%22%3E', '/?lang=AR'])(
  'negotiateLanguage ignores the query of %s',
  async (url) => {
    expect(await negotiate(url)).toEqual({ lang: 'en', cookie: undefined })
  },
)
