import { setConfig } from '@shop/kernel'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'

const catalog = { remote: 'mfe-catalog', version: '1.0.0' }
const beacon = jest.fn<boolean, [string, string]>(() => true)

/** The module begins anew with every page, and so with every test. */
async function aPage() {
  jest.resetModules()
  const kernel = await import('@shop/kernel')
  kernel.setConfig({ ...testConfig, reportUrl: 'http://reports.test/failures' })
  return import('./report.ts')
}

function sent(): unknown[] {
  return beacon.mock.calls.map(([address, body]) => {
    expect(address).toBe('http://reports.test/failures')
    return JSON.parse(body) as unknown
  })
}

beforeEach(() => {
  beacon.mockClear()
  Object.assign(navigator, { sendBeacon: beacon })
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  setConfig(testConfig)
})

test('gathers failures and sends them together', async () => {
  const { report, GATHERING } = await aPage()
  report(catalog, 'load', new Error('gone'))
  report(catalog, 'page', 'slow')
  expect(beacon).not.toHaveBeenCalled()
  jest.advanceTimersByTime(GATHERING)
  const common = { ...catalog, page: '/' }
  expect(sent()).toEqual([
    [
      { ...common, phase: 'load', message: 'gone' },
      { ...common, phase: 'page', message: 'slow' },
    ],
  ])
})

test('reports the same failure once, and not without end', async () => {
  const { report, GATHERING, MOST } = await aPage()
  for (let time = 0; time < 100; time++) report(catalog, 'event', new Error('again'))
  for (let time = 0; time < 100; time++) report(catalog, 'event', new Error(`number ${time}`))
  jest.advanceTimersByTime(GATHERING)
  expect(sent()[0]).toHaveLength(MOST)
})

test('sends what it has when the page is left', async () => {
  const { report, sendOnLeaving } = await aPage()
  const stop = sendOnLeaving()
  report(catalog, 'load', new Error('gone'))
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(beacon).toHaveBeenCalledTimes(1)
  stop()
  jest.restoreAllMocks()
})

test('sends nothing where no address is configured', async () => {
  const { report, GATHERING } = await aPage()
  const kernel = await import('@shop/kernel')
  kernel.setConfig(testConfig)
  report(catalog, 'load', new Error('gone'))
  jest.advanceTimersByTime(GATHERING)
  expect(beacon).not.toHaveBeenCalled()
})

test('exceptions of a remote are reported, those of others are not', async () => {
  await aPage()
  const { watchForFailures, reportRender } = await import('./watch.ts')
  const stop = watchForFailures()
  const ofRemote = (message: string) =>
    Object.assign(new Error(message), { stack: `at http://shop.test/mfe-agents/2.0.0/page.js:1:1` })
  window.dispatchEvent(new ErrorEvent('error', { error: ofRemote('in a handler') }))
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: ofRemote('promised') }),
  )
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }))
  reportRender(ofRemote('while rendering'))
  jest.advanceTimersByTime(2_000)
  const common = { remote: 'mfe-agents', version: '2.0.0', page: '/' }
  expect(sent()).toEqual([
    [
      { ...common, phase: 'event', message: 'in a handler' },
      { ...common, phase: 'event', message: 'promised' },
      { ...common, phase: 'render', message: 'while rendering' },
    ],
  ])
  stop()
  expectConsole()
})
