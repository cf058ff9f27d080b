import cookie from '@fastify/cookie'
import { palettes } from '@shop/contracts/configuration/brand/palette.ts'
import Fastify from 'fastify'

import { openSqliteFile } from '../../testing/databases.ts'
import { openShop, testConfig, type TestShop, withShop } from '../../testing/test-shop.ts'
import { DatabaseUnavailableError } from '../db/database-errors.ts'
import { deriveKey } from '../http/security.ts'
import { fontFiles, fontPath, stylesheet } from './assets.ts'
import { readStoredForm, redirectWithForm, type StoredForm, toFormState } from './form-state.ts'
import { negotiateLanguage } from './page-view.ts'

describe('assets.routes', () => {
  test('GET stylesheet returns the colours of both themes, immutable', async () => {
    const shop = await openShop(openSqliteFile)
    const { headers, body } = await shop.app.inject({ url: stylesheet.path })
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const { light, dark } = palettes
    const rules = (selector: string, { accentHover }: typeof light) =>
      expect.stringMatching(new RegExp(`${selector}\\{[^}]*--accent-hover:${accentHover};`))
    expect(body).toEqual(rules(':root', light))
    expect(body).toEqual(rules('@media screen\\{html\\.dark', dark))
    expect(body).toEqual(rules('prefers-color-scheme:dark\\)\\{html:not\\(\\.light\\)', dark))
    const used = new Set(Array.from(body.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name))
    for (const name of used) expect(body).toMatch(new RegExp(`${name}:`))
    await shop.close()
  })

  test('GET font returns the shop’s typeface, immutable', async () => {
    const shop = await openShop(openSqliteFile)
    for (const lang of ['en', 'ar'] as const) {
      const path = fontPath(lang)
      expect(stylesheet.body).toContain(`url(${path})`)
      const { headers, statusCode } = await shop.app.inject({ url: path })
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
    expect(fontFiles.length).toBeGreaterThanOrEqual(3)
    expect(stylesheet.body).not.toContain('./files/')
    await shop.close()
  })
})

describe('a page while the database is away', () => {
  const shop = withShop(openSqliteFile)
  const accept = 'text/html,application/xhtml+xml'

  /** From now on every statement fails. */
  function takeDatabaseAway({ deps }: TestShop, error: Error): void {
    const fail = () => {
      throw error
    }
    jest.spyOn(deps.db, 'selectFrom').mockImplementation(fail)
  }
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['en', 'We could not complete this just now.', 'Try again'],
    ['ar', 'تعذّر إتمام ذلك الآن.', 'إعادة المحاولة'],
  ])('says so in the language %s, with a way to try again', async (lang, sentence, retry) => {
    takeDatabaseAway(shop(), new DatabaseUnavailableError('gone'))
    const url = `/pay/cs_test_1?lang=${lang}`
    const response = await shop().app.inject({ url, headers: { accept } })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.headers['content-type']).toMatch('text/html')
    expect(response.body).toContain(sentence)
    expect(response.body).toContain(retry)
    expect(response.body).toContain(`href="${url}"`)
  })

  test('asks to go back after a form, which cannot be opened by a link', async () => {
    takeDatabaseAway(shop(), new DatabaseUnavailableError('gone'))
    const response = await shop().app.inject({
      method: 'POST',
      url: '/pay/cs_test_1',
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=pay',
    })
    expect(response.statusCode).toBe(503)
    expect(response.body).toContain('Go back and send it again')
  })

  test('is a page for other failures too, and JSON for programs', async () => {
    takeDatabaseAway(shop(), new Error('secret details'))
    const page = await shop().app.inject({ url: '/pay/cs_test_1', headers: { accept } })
    expect(page.statusCode).toBe(500)
    expect(page.body).toContain('Something went wrong on our side.')
    expect(page.body).not.toContain('secret')
    const json = await shop().app.inject({ url: '/pay/cs_test_1' })
    expect(json.json()).toHaveProperty('message')
  })
})

describe('form-state', () => {
  async function createClient(state: StoredForm) {
    const app = Fastify()
    await app.register(cookie, { secret: deriveKey(testConfig, 'form state') })
    app.post('/form', (_request, reply) => redirectWithForm(testConfig, reply, '/form?a=b', state))
    app.get('/*', (request, reply) => reply.send(readStoredForm(request)))
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

  const state = {
    problem: 'form.checkFields',
    errors: { email: 'portal.invalidEmail' },
    values: { email: 'نور@x' },
  } as const

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
        Buffer.from(content, 'base64url').toString().replace('form.checkFields', 'forged'),
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
    expect(toFormState(state, 'en')).toEqual({
      problem: 'Please check the marked fields.',
      errors: { email: 'Enter an e-mail address such as name@example.com.' },
      values: state.values,
    })
    expect(toFormState({}, 'en')).toEqual({ errors: {}, values: {} })
  })

  test.each([
    ['en', 1, 'in 1 minute.'],
    ['en', 61, 'in 2 minutes.'],
    ['ar', 600, 'بعد 10 دقائق.'],
  ] as const)('toFormState says in %s how long to wait for %d s', (lang, waitSeconds, end) => {
    const { problem } = toFormState({ problem: 'form.tooManyAttempts', waitSeconds }, lang)
    expect(problem?.endsWith(end)).toBe(true)
  })
})

describe('negotiate-language', () => {
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
    ['fr-FR, ar;q=0.8, en;q=0.5', 'ar'],
    ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
    ['de, fr', 'en'],
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
})
