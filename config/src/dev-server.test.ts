import {
  type RuntimeConfig,
  runtimeConfigSchema,
} from '@shop/contracts/configuration/runtime-config.ts'

import { createDevServer } from './dev-server.js'

/** The response to `/config.json`. */
function requestConfig(): RuntimeConfig {
  const [first] = createDevServer({ name: 'mfe-x' }).setupMiddlewares([]) as {
    path: string
    middleware: (request: unknown, response: { json: (body: unknown) => void }) => void
  }[]
  const json = jest.fn<void, [body: unknown]>()
  expect(first?.path).toBe('/config.json')
  first?.middleware({ headers: { host: 'localhost:3101' } }, { json })
  return runtimeConfigSchema.parse(json.mock.calls[0]?.[0])
}

afterEach(() => delete process.env.API_URL)

describe('createDevServer', () => {
  test('serves a valid configuration of a local backend at /config.json', () => {
    expect(requestConfig()).toMatchObject({
      siteUrl: 'http://localhost:3101',
      apiUrl: 'http://localhost:4000/api/v1.0',
      portalUrl: 'http://localhost:4000/portal',
      checkoutOrigins: ['http://localhost:4000'],
    })
  })

  test('serves a configuration of the backend in API_URL', () => {
    process.env.API_URL = 'http://localhost:4711'
    const { apiUrl, paymentsUrl, portalUrl, translationUrl } = requestConfig()
    for (const address of [apiUrl, paymentsUrl, portalUrl, translationUrl]) {
      expect(new URL(address).origin).toBe('http://localhost:4711')
    }
  })

  test('puts its middleware before the given ones', () => {
    const others = ['compression', 'static']
    expect(createDevServer({ name: 'mfe-x' }).setupMiddlewares(others).slice(1)).toEqual(others)
  })
})
