import { runtimeConfigSchema, type RuntimeConfig } from '@shop/contracts/runtime-config.ts'

import { devServer } from './dev-server.js'

/** What the server answers to `/config.json`. */
function configOf(): RuntimeConfig {
  const [first] = devServer({ name: 'mfe-x' }).setupMiddlewares([]) as {
    path: string
    middleware: (request: unknown, response: { json: (body: unknown) => void }) => void
  }[]
  const json = jest.fn()
  expect(first?.path).toBe('/config.json')
  first?.middleware({ headers: { host: 'localhost:3101' } }, { json })
  return runtimeConfigSchema.parse(json.mock.calls[0]?.[0])
}

afterEach(() => delete process.env.API_URL)

test('answers with a configuration that shops accept, of a backend on this machine', () => {
  expect(configOf()).toMatchObject({
    siteUrl: 'http://localhost:3101',
    apiUrl: 'http://localhost:4000/api/v1.0',
    portalUrl: 'http://localhost:4000/portal',
    checkoutOrigins: ['http://localhost:4000'],
  })
})

test('of another backend when told', () => {
  process.env.API_URL = 'http://localhost:4711'
  const { apiUrl, paymentsUrl, portalUrl, translationUrl } = configOf()
  for (const address of [apiUrl, paymentsUrl, portalUrl, translationUrl]) {
    expect(new URL(address).origin).toBe('http://localhost:4711')
  }
})

test('what else the server does stays behind it', () => {
  const others = ['compression', 'static']
  expect(devServer({ name: 'mfe-x' }).setupMiddlewares(others).slice(1)).toEqual(others)
})

test('every address is a page, dots or not', () => {
  expect(devServer({ name: 'mfe-x' }).historyApiFallback).toEqual({
    disableDotRule: true,
    index: '/',
  })
})

test('pages of other origins may use it, and ask for what is new', () => {
  const { headers, hot, liveReload } = devServer({ name: 'mfe-x' })
  expect(headers).toEqual({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' })
  expect({ hot, liveReload }).toEqual({ hot: true, liveReload: true })
})
