import { testConfig } from '@shop/testing/config.ts'
import { server } from '@shop/testing/server.ts'
import { delay, http, HttpResponse } from 'msw'

import { ConfigError, getConfig, loadConfig, setConfig } from './config.ts'

const ADDRESS = 'http://localhost/config.json'

function problemsOf(raw: unknown): string[] {
  try {
    setConfig(raw)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('a complete configuration is kept as it is', () => {
  const config = { ...testConfig, mapTilesUrl: 'https://tiles.test/{z}/{x}/{y}.png' }
  expect(setConfig(config)).toEqual(config)
  expect(getConfig()).toEqual(config)
})

test('values that nobody asked for are not kept', () => {
  expect(setConfig({ ...testConfig, secret: 'x' })).toEqual(testConfig)
})

test('each wrong or missing value is named', () => {
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

test.each([[null], ['text'], [[]]])('a file that holds %j is wrong as a whole', (raw) => {
  expect(problemsOf(raw)).toEqual([expect.stringMatching(/^the file: /)])
})

test('a wrong configuration does not replace the one in use', () => {
  expect(problemsOf({})).not.toEqual([])
  expect(getConfig()).toEqual(testConfig)
})

test('the error says everything in one line, too', () => {
  expect(new ConfigError(['apiUrl: missing', 'portalUrl: wrong']).message).toBe(
    'config.json: apiUrl: missing; portalUrl: wrong',
  )
})

test('the configuration before it is loaded is a programming error, not undefined', async () => {
  jest.resetModules()
  const fresh = await import('./config.ts')
  expect(() => fresh.getConfig()).toThrow('before it was loaded')
})

describe('loading', () => {
  test('fetches, checks and keeps the file', async () => {
    const config = { ...testConfig, brandName: { en: 'Other', ar: 'أخرى' } }
    server.use(http.get(ADDRESS, () => HttpResponse.json(config)))
    await expect(loadConfig(ADDRESS)).resolves.toEqual(config)
    expect(getConfig().brandName.en).toBe('Other')
  })

  test.each([
    ['is missing', () => new HttpResponse('Not found', { status: 404 }), /status 404/],
    ['is a page', () => HttpResponse.html('<!doctype html>'), /could not be read/],
    ['cannot be fetched', () => HttpResponse.error(), /could not be read/],
    ['lacks values', () => HttpResponse.json({}), /apiUrl: .+ portalUrl: /],
  ])('a file that %s is a configuration error', async (_, answer, message) => {
    server.use(http.get(ADDRESS, answer))
    const failure: unknown = await loadConfig(ADDRESS).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConfigError)
    expect(String(failure)).toMatch(message)
  })

  test('a file that does not come is not waited for without end', async () => {
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
