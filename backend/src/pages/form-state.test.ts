import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { defaultRateLimits } from 'settings/rate-limits.ts'

import type { Config } from '../deps.ts'
import { readStoredForm, redirectWithForm, type StoredForm, toFormState } from './form-state.ts'

const config: Config = {
  backendUrl: 'http://backend.test',
  siteOrigins: ['http://site.test'],
  rateLimits: false,
  limits: defaultRateLimits,
  trustProxy: false,
  secret: Buffer.from('one secret'),
  mediaDir: '',
  reportReaders: 'nobody',
}

async function createClient(state: StoredForm) {
  const app = Fastify()
  await app.register(cookie)
  app.post('/form', (_request, reply) => redirectWithForm(config, reply, '/form?a=b', state))
  app.get('/*', (request, reply) => reply.send(readStoredForm(config, request)))
  const response = await app.inject({ method: 'POST', url: '/form' })
  const [stored] = response.cookies
  return {
    target: response.headers.location ?? '',
    stored,
    async read(url: string, value = stored?.value ?? '') {
      return (await app.inject({ url, cookies: { form_state: value } })).json<StoredForm>()
    },
  }
}

const state = { problem: 'checkFields', errors: { email: 'wrong' }, values: { email: 'نور@x' } }

describe('readStoredForm', () => {
  test('returns what redirectWithForm stored, for its page only', async () => {
    const { target, stored, read } = await createClient(state)
    expect(target).toMatch(/^\/form\?a=b&form=[\w-]{8}$/)
    expect(stored).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 600 })
    expect(await read(target)).toEqual(state)
    expect(await read('/form?a=b')).toEqual({})
    expect(await read('/form?form=another1')).toEqual({})
    expect(await read(target.replace('/form', '/other'))).toEqual({})
  })

  test('ignores a cookie that it did not sign', async () => {
    const { target, stored, read } = await createClient(state)
    const [content = '', signature = ''] = stored?.value.split('.') ?? []
    const forged = Buffer.from(
      Buffer.from(content, 'base64url').toString().replace('checkFields', 'forged'),
    ).toString('base64url')
    for (const value of ['', 'x', `${forged}.${signature}`, content]) {
      expect(await read(target, value)).toEqual({})
    }
  })

  test('keeps the messages when the values do not fit into a cookie', async () => {
    const { target, read } = await createClient({ ...state, values: { email: 'x'.repeat(4000) } })
    expect(await read(target)).toEqual({ problem: state.problem, errors: state.errors })
  })
})

test('toFormState returns the texts of the language', () => {
  const texts = { checkFields: 'Please check.', wrong: 'Wrong.' }
  expect(toFormState(state, texts, 'en')).toEqual({
    problem: 'Please check.',
    errors: { email: 'Wrong.' },
    values: state.values,
  })
  expect(toFormState({}, texts, 'en')).toEqual({ errors: {}, values: {} })
})

test.each([
  ['en', 1, 'Again in 1 minute.'],
  ['en', 61, 'Again in 2 minutes.'],
  ['ar', 600, 'Again in 10 دقائق.'],
] as const)('toFormState says in %s how long to wait for %d s', (lang, waitSeconds, problem) => {
  const texts = { tooManyAttempts: 'Again in {wait}.' }
  const form = { problem: 'tooManyAttempts', waitSeconds }
  expect(toFormState(form, texts, lang)).toMatchObject({ problem })
})
