import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'

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
