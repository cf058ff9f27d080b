import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { deferred } from '@shop/testing/deferred.ts'

import { loadExtensions } from './extensions.ts'
import { loadRoutes } from './federation.ts'

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(async () => ({ routes: [{ path: '/agents' }] })),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}))

const load = jest.mocked(loadRemote)
const register = jest.mocked(registerRemotes)
const entry = (version: string) => `/mfe-agents/${version}/remoteEntry.js`
const hasChunks = (container: string) => `webpackChunk${container}` in window

beforeAll(() => setConfig(testConfig))
beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(window, { webpackChunkmfe_agents: [], webpackChunkmfe_x: [] })
})

describe('loadRoutes', () => {
  test('loads an entry once', async () => {
    const routes = await loadRoutes('mfe-agents', entry('1'))
    expect(await loadRoutes('mfe-agents', entry('1'))).toBe(routes)
    expect(register.mock.calls).toEqual([
      [[{ name: 'mfe_agents', entry: `http://localhost${entry('1')}` }], { force: false }],
    ])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('loads an entry that has failed again, with the chunks that it has loaded', async () => {
    load.mockRejectedValueOnce(new Error('gone'))
    await expect(loadRoutes('mfe-x', entry('1'))).rejects.toThrow('gone')
    await loadRoutes('mfe-x', entry('1'))
    expect(register.mock.calls.map(([, options]) => options)).toEqual([
      { force: false },
      { force: true },
    ])
    expect(hasChunks('mfe_x')).toBe(true)
  })

  test('replaces a version by another one, without the chunks of the one before', async () => {
    document.head.innerHTML = `
      <link rel="stylesheet" href="https://cdn.test/mfe-agents/1/page.css">
      <link rel="stylesheet" href="http://localhost:3200/page.css" data-webpack="mfe-agents:chunk-page">
      <link rel="preload" href="/mfe-agents/1/page.css">
      <link rel="stylesheet" href="/mfe-agents-old/1/page.css" data-webpack="mfe-agents-old:chunk-page">`
    await loadRoutes('mfe-agents', entry('2'))
    expect(register.mock.calls[0]?.[1]).toEqual({ force: true })
    expect(hasChunks('mfe_agents')).toBe(false)
    const left = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
    expect(left).toEqual(['/mfe-agents/1/page.css', '/mfe-agents-old/1/page.css'])
  })
})

describe('loadExtensions', () => {
  const extensions = { box: { load: jest.fn() } }

  test('loads them beside the routes of the same entry', async () => {
    await loadRoutes('mfe-box', entry('1'))
    load.mockResolvedValueOnce({ extensions })
    expect(await loadExtensions('mfe-box', entry('1'))).toBe(extensions)
    expect(await loadExtensions('mfe-box', entry('1'))).toBe(extensions)
    expect(load.mock.calls).toEqual([['mfe_box/routes'], ['mfe_box/extensions']])
    expect(register).toHaveBeenCalledTimes(1)
  })

  test('loads them from the version whose pages are loaded', async () => {
    await loadRoutes('mfe-old', entry('1'))
    load.mockResolvedValueOnce({ extensions })
    expect(await loadExtensions('mfe-old', entry('2'))).toBe(extensions)
    expect(register).toHaveBeenCalledTimes(1)
  })

  test('leaves an entry alone whose routes are on their way', async () => {
    const routes = deferred<object>()
    load.mockReturnValueOnce(routes.promise)
    const loading = loadRoutes('mfe-slow', entry('1'))
    load.mockResolvedValueOnce({ extensions })
    await loadExtensions('mfe-slow', entry('1'))
    routes.resolve({ routes: [] })
    expect(await loading).toEqual([])
    expect(register).toHaveBeenCalledTimes(1)
  })

  test('throws for a remote that has none', async () => {
    load.mockResolvedValueOnce(null)
    await expect(loadExtensions('mfe-none', entry('1'))).rejects.toThrow('exposes no extensions')
  })
})
