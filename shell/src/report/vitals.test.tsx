import { testConfig } from '@shop/testing/config.ts'
import type { MetricType } from 'web-vitals'

import type { LiveRemote } from '../remotes/discovery.ts'
import { toPagePattern } from './measure-visit.ts'

// Pages of a test have nothing to measure.
jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onINP: jest.fn(), onCLS: jest.fn() }))

const beacon = jest.fn<boolean, [string, string]>(() => true)
const remote = (traffic?: number): LiveRemote => ({
  name: 'mfe-agents',
  entry: {
    url: '/mfe-agents/2.0.0/entry.js',
    metadata: { version: '2.0.0' },
    ...(traffic !== undefined && { deployment: { traffic, default: false } }),
    extras: { kernel: '^1.0.0', paths: ['/agents', '/agents/:id'], preload: [], pages: {} },
  },
})

/** A page load of an agent's page, measured or not. */
async function loadPage({ traffic = 5, url = '/mfe-agents/2.0.0/entry.js', chance = 0.5 } = {}) {
  jest.resetModules()
  const config = await import('@shop/kernel/config')
  config.setConfig({ ...testConfig, reportUrl: 'http://reports.test/failures' })
  const library = jest.mocked(await import('web-vitals'))
  const { flushOnPageHide } = await import('./report.ts')
  const { measureVisit } = await import('./measure-visit.ts')
  jest.spyOn(Math, 'random').mockReturnValue(chance)
  window.history.replaceState(null, '', '/agents/noor')
  document.documentElement.dataset.folder = '/shell/1.0.0/'
  const state = { matches: [{ route: { path: '/agents/:id' } }] }
  const stop = flushOnPageHide()
  measureVisit({
    router: { state },
    remotes: [remote(traffic)],
    loaded: new Map([['mfe-agents', url]]),
  })
  await jest.advanceTimersByTimeAsync(10_000)
  const hide = () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }
  /** The library has measured something. */
  const measure = (name: 'LCP' | 'INP' | 'CLS', value: number) => {
    const [record] = (library[`on${name}`].mock.lastCall ?? []) as [((metric: MetricType) => void)?]
    record?.({ name, value } as MetricType)
  }
  return { state, hide, stop, measure, onLCP: library.onLCP }
}

const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown)

beforeEach(() => {
  jest.useFakeTimers()
  beacon.mockClear()
  Object.assign(navigator, { sendBeacon: beacon })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  delete document.documentElement.dataset.folder
})

describe('measureVisit', () => {
  test('sends what was measured of the page, once, when it is hidden', async () => {
    const { hide, stop, measure } = await loadPage()
    measure('LCP', 900)
    measure('LCP', 1_200)
    measure('CLS', 0)
    expect(beacon).not.toHaveBeenCalled()
    hide()
    measure('INP', 80)
    hide()
    const page = { remote: 'mfe-agents', version: '2.0.0', shell: '1.0.0', page: '/agents/:id' }
    expect(sent()).toEqual([
      [
        { ...page, vital: 'LCP', value: 1_200 },
        { ...page, vital: 'CLS', value: 0 },
      ],
    ])
    const { vitalReportSchema } = await import('@shop/contracts/browser/web-vitals.ts')
    for (const report of (sent() as unknown[][]).flat()) vitalReportSchema.parse(report)
    stop()
  })

  test('leaves out what happens once another page was opened', async () => {
    const { state, hide, stop, measure } = await loadPage()
    measure('CLS', 0.01)
    state.matches = [{ route: { path: '/shop' } }]
    measure('CLS', 0.9)
    hide()
    expect(sent()).toEqual([[expect.objectContaining({ vital: 'CLS', value: 0.01 })]])
    stop()
  })

  test('measures nothing where a previous version stands in', async () => {
    const { hide, stop, measure, onLCP } = await loadPage({
      url: '/mfe-agents/1.0.0/entry.js',
    })
    measure('LCP', 900)
    hide()
    expect(onLCP.mock.calls).toEqual([])
    expect(beacon).not.toHaveBeenCalled()
    stop()
  })

  test.each([
    [0.09, 1],
    [0.1, 0],
  ])('measures a share of the page loads where nothing has a canary: %d', async (chance, times) => {
    const { stop, onLCP } = await loadPage({ traffic: 100, chance })
    expect(onLCP.mock.calls).toHaveLength(times)
    stop()
  })
})

describe('toPagePattern', () => {
  test.each([
    [['/', undefined], '/'],
    [['/', '/product-detail/:id'], '/product-detail/:id'],
    [[undefined, '/', 'shop', ':category'], '/shop/:category'],
    [['/', 'help', undefined], '/help'],
    [[], undefined],
    [[undefined], undefined],
    [['/', '*'], undefined],
  ])('of %j is %j', (paths, pattern) =>
    expect(toPagePattern(paths.map((path) => ({ route: { path } })))).toBe(pattern),
  )
})
