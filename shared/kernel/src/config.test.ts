import { testConfig } from '@shop/testing/config.ts'
import { server } from '@shop/testing/server.ts'
import { delay, http, HttpResponse } from 'msw'

import { ConfigError, getConfig, loadConfig, validateConfig } from './config.ts'
import { FileError } from './http/fetch-json.ts'
import { getServerTime } from './session/server-time.ts'

const ADDRESS = 'http://localhost/config.json'

function problemsOf(raw: unknown): string[] {
  try {
    validateConfig(raw)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('validateConfig', () => {
  test('drops unknown values', () => {
    expect(validateConfig({ ...testConfig, secret: 'x' })).toEqual(testConfig)
  })

  test('names each invalid or missing value', () => {
    const { apiUrl: _, ...rest } = testConfig
    const problems = problemsOf({
      ...rest,
      portalUrl: 'javascript:alert(1)',
      checkoutOrigins: [],
      brandName: { en: 'Wasla', ar: '' },
      socialLinks: [{ network: 'facebook', url: 'http://insecure.test' }],
    })
    expect(problems.map((problem) => problem.split(':')[0]).toSorted()).toEqual([
      'apiUrl',
      'brandName.ar',
      'checkoutOrigins',
      'portalUrl',
      'socialLinks.0.url',
    ])
  })

  test.each([[null], ['text'], [[]]])('rejects %j as a whole', (raw) => {
    expect(problemsOf(raw)).toEqual([expect.stringMatching(/^the file: /)])
  })
})

describe('getConfig', () => {
  test('throws before the configuration is loaded', async () => {
    jest.resetModules()
    const fresh = await import('./config.ts')
    expect(() => fresh.getConfig()).toThrow('before it was loaded')
  })
})

describe('loadConfig', () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  test('takes the server’s time from the response', async () => {
    const date = 'Thu, 01 Jan 2026 12:00:00 GMT'
    server.use(http.get(ADDRESS, () => HttpResponse.json(testConfig, { headers: { date } })))
    await loadConfig(ADDRESS)
    const passedMs = (getServerTime() ?? 0) - Date.parse(date)
    expect(passedMs).toBeGreaterThanOrEqual(0)
    expect(passedMs).toBeLessThan(60_000)
  })

  test('fetches, validates and stores the file', async () => {
    const config = { ...testConfig, brandName: { en: 'Other', ar: 'أخرى' } }
    server.use(http.get(ADDRESS, () => HttpResponse.json(config)))
    await expect(loadConfig(ADDRESS)).resolves.toEqual(config)
    expect(getConfig().brandName.en).toBe('Other')
  })

  test.each([
    ['is missing', () => new HttpResponse('Not found', { status: 404 }), FileError, /404/],
    ['is HTML', () => HttpResponse.html('<!doctype html>'), FileError, /not JSON/],
    ['lacks values', () => HttpResponse.json({}), ConfigError, /apiUrl: .+ portalUrl: /],
  ])('rejects when the file %s', async (_, response, type, message) => {
    server.use(http.get(ADDRESS, response))
    const failure: unknown = await loadConfig(ADDRESS).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(type)
    expect(String(failure)).toMatch(message)
  })

  test('times out within ten seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    timeout.mockImplementation((milliseconds) => {
      expect(milliseconds).toBeLessThanOrEqual(10_000)
      return AbortSignal.abort(new DOMException('Too slow', 'TimeoutError'))
    })
    server.use(http.get(ADDRESS, () => delay('infinite')))
    await expect(loadConfig(ADDRESS)).rejects.toThrow('Too slow')
    timeout.mockRestore()
  })
})
