import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'

const catalog = { remote: 'mfe-catalog', version: '1.0.0' }
const beacon = jest.fn<boolean, [string, string]>(() => true)

/** A page load: the module's state is per page. */
async function loadPage() {
  jest.resetModules()
  const config = await import('@shop/kernel/config')
  config.setConfig({ ...testConfig, reportUrl: 'http://reports.test/failures' })
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

test('reportFailure sends queued failures together after the delay', async () => {
  const { reportFailure, FLUSH_DELAY_MS } = await loadPage()
  reportFailure(catalog, 'load', new Error('gone'))
  reportFailure(catalog, 'page', 'slow')
  expect(beacon).not.toHaveBeenCalled()
  jest.advanceTimersByTime(FLUSH_DELAY_MS)
  const common = { ...catalog, page: '/', language: 'en' }
  expect(sent()).toEqual([
    [
      { ...common, phase: 'load', message: 'gone' },
      { ...common, phase: 'page', message: 'slow' },
    ],
  ])
})

test('reportFailure ignores repeated failures and those beyond the limit', async () => {
  const { reportFailure, FLUSH_DELAY_MS, MAX_REPORTS } = await loadPage()
  for (let time = 0; time < 100; time++) reportFailure(catalog, 'event', new Error('again'))
  for (let time = 0; time < 100; time++)
    reportFailure(catalog, 'event', new Error(`number ${time}`))
  jest.advanceTimersByTime(FLUSH_DELAY_MS)
  expect(sent()[0]).toHaveLength(MAX_REPORTS)
})

test('reportFailure ignores an error that was reported, and the one that follows from it', async () => {
  const { reportFailure, FLUSH_DELAY_MS } = await loadPage()
  const gone = new Error('gone')
  const shown = Object.assign(new Error('Agents could not be loaded', { cause: gone }), {
    stack: 'at https://shop.test/shell/1.0.0/main.js:1:1',
  })
  reportFailure(catalog, 'load', gone)
  reportFailure(catalog, 'page', gone)
  reportFailure(null, 'render', shown)
  jest.advanceTimersByTime(FLUSH_DELAY_MS)
  expect(sent()).toEqual([[expect.objectContaining({ ...catalog, phase: 'load' })]])
})

test('reportFailure tells the page of a canary of the shell of every failure, also of its own', async () => {
  const { reportFailure, FLUSH_DELAY_MS } = await loadPage()
  const reportShellFailure = jest.fn()
  Object.assign(window, { reportShellFailure })
  reportFailure(catalog, 'load', new Error('gone'))
  reportFailure(null, 'render', new Error('no bar'))
  delete window.reportShellFailure
  reportFailure(null, 'event', 'without a canary')
  jest.advanceTimersByTime(FLUSH_DELAY_MS)
  expect(reportShellFailure.mock.calls).toEqual([
    ['load', 'gone', { page: '/' }],
    ['render', 'no bar', { page: '/' }],
  ])
  expect(sent()).toEqual([[expect.objectContaining({ ...catalog, message: 'gone' })]])
})

test('reportFailure names the request whose response failed, also to a canary of the shell', async () => {
  const { reportFailure, FLUSH_DELAY_MS } = await loadPage()
  const { ResponseValidationError } = await import('@shop/kernel/http')
  const { failureReportSchema } = await import('@shop/contracts/wire/failure-report.ts')
  const reportShellFailure = jest.fn()
  Object.assign(window, { reportShellFailure })
  const requestId = '4bf92f3577b34da6a3ce929d0e0e4736'
  reportFailure(catalog, 'page', new ResponseValidationError('/products', 'a list', requestId))
  reportFailure(catalog, 'page', new ResponseValidationError('/agents', 'a list', 'of others!'))
  delete window.reportShellFailure
  jest.advanceTimersByTime(FLUSH_DELAY_MS)
  expect(reportShellFailure.mock.lastCall).toContainEqual({ page: '/', requestId: 'of others!' })
  const reports = (sent() as unknown[][]).flat().map((each) => failureReportSchema.parse(each))
  // An id that is none costs no report.
  expect(reports.map((each) => each.requestId)).toEqual([requestId, undefined])
})

test('reportUse reports once that a release is used, and its first failure is marked', async () => {
  const { reportFailure, reportUse, FLUSH_DELAY_MS } = await loadPage()
  reportUse(catalog)
  reportUse(catalog)
  reportFailure(catalog, 'render', new Error('one'))
  reportFailure(catalog, 'event', new Error('x'.repeat(400)))
  reportFailure({ ...catalog, version: '2.0.0' }, 'event', 'of another release')
  jest.advanceTimersByTime(FLUSH_DELAY_MS)
  const common = { ...catalog, page: '/', language: 'en' }
  expect(sent()).toEqual([
    [
      { ...common, phase: 'use', message: '' },
      { ...common, phase: 'render', message: 'one', first: true },
      { ...common, phase: 'event', message: 'x'.repeat(300) },
      { ...common, version: '2.0.0', phase: 'event', message: 'of another release' },
    ],
  ])
  const { failureReportSchema } = await import('@shop/contracts/wire/failure-report.ts')
  for (const report of (sent() as unknown[][]).flat()) failureReportSchema.parse(report)
})

test('reportFailure sends what tells where it failed, and nothing about the person', async () => {
  const { reportFailure, namePagesBy, FLUSH_DELAY_MS } = await loadPage()
  const { failureReportSchema } = await import('@shop/contracts/wire/failure-report.ts')
  document.documentElement.dataset.folder = '/shell/1.4.0-ab/'
  document.documentElement.lang = 'ar'
  namePagesBy(() => '/product-detail/:id')
  const stack = `TypeError: No page for noor@site.test
    at t (https://shop.test/mfe-agents/1.2.0-ab/page.js?token=secret:1:20)
    at https://shop.test/user/noor?token=secret:3:4
    at r (https://shop.test/shell/1.4.0-ab/vendor.js:2:1)`
  const error = Object.assign(new TypeError('No page for noor@site.test at /x?token=secret'), {
    stack,
  })
  reportFailure(null, 'render', error)
  const shell = 'at https://shop.test/shell/1.4.0-ab/vendor.js:2:1'
  reportFailure(null, 'event', Object.assign(new Error('of the shell'), { stack: shell }))
  jest.advanceTimersByTime(FLUSH_DELAY_MS)
  const page = { page: '/product-detail/:id', shell: '1.4.0-ab', language: 'ar' }
  const reports = [
    {
      ...page,
      ...{ remote: 'mfe-agents', version: '1.2.0-ab', phase: 'render' },
      message: 'No page for [e-mail] at /x',
      stack:
        '    at t (/mfe-agents/1.2.0-ab/page.js:1:20)\n    at r (/shell/1.4.0-ab/vendor.js:2:1)',
    },
    {
      ...page,
      ...{ remote: 'shell', version: '1.4.0-ab', phase: 'event' },
      message: 'of the shell',
      stack: 'at /shell/1.4.0-ab/vendor.js:2:1',
    },
  ]
  expect(sent()).toEqual([reports])
  expect(reports.map((each) => failureReportSchema.parse(each))).toEqual(reports)
  delete document.documentElement.dataset.folder
  document.documentElement.lang = ''
})

test('flushOnPageHide sends the queue when the page is hidden', async () => {
  const { reportFailure, flushOnPageHide } = await loadPage()
  const uninstall = flushOnPageHide()
  reportFailure(catalog, 'load', new Error('gone'))
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(beacon).toHaveBeenCalledTimes(1)
  uninstall()
  jest.restoreAllMocks()
})

test.each(['beforeunload', 'pagehide'])(
  'reportFailure ignores what fails after %s, unless the page is still there later',
  async (type) => {
    const { reportFailure, flushOnPageHide, LEAVING_TIMEOUT_MS } = await loadPage()
    const uninstall = flushOnPageHide()
    const reportShellFailure = jest.fn()
    Object.assign(window, { reportShellFailure })
    window.dispatchEvent(new Event('beforeunload'))
    jest.advanceTimersByTime(LEAVING_TIMEOUT_MS - 1)
    // The pause begins anew.
    window.dispatchEvent(new Event(type))
    jest.advanceTimersByTime(LEAVING_TIMEOUT_MS - 1)
    reportFailure(catalog, 'load', new Error('NS_BINDING_ABORTED'))
    jest.advanceTimersByTime(1)
    expect([beacon.mock.calls, reportShellFailure.mock.calls]).toEqual([[], []])
    reportFailure(catalog, 'load', new Error('gone'))
    jest.advanceTimersByTime(LEAVING_TIMEOUT_MS)
    expect(sent()).toEqual([[expect.objectContaining({ message: 'gone' })]])
    delete window.reportShellFailure
    uninstall()
  },
)

test('reportFailure ignores a request that was aborted', async () => {
  const { reportFailure, FLUSH_DELAY_MS } = await loadPage()
  reportFailure(catalog, 'page', new DOMException('signal is aborted', 'AbortError'))
  reportFailure(catalog, 'page', Object.assign(new Error('canceled'), { name: 'CanceledError' }))
  jest.advanceTimersByTime(FLUSH_DELAY_MS)
  expect(beacon).not.toHaveBeenCalled()
})

test('reportFailure sends nothing when no URL is configured', async () => {
  const { reportFailure, FLUSH_DELAY_MS } = await loadPage()
  const config = await import('@shop/kernel/config')
  config.setConfig(testConfig)
  reportFailure(catalog, 'load', new Error('gone'))
  jest.advanceTimersByTime(FLUSH_DELAY_MS)
  expect(beacon).not.toHaveBeenCalled()
})

test('installGlobalErrorHandlers reports rows that the contract of a remote rejected', async () => {
  await loadPage()
  const { installGlobalErrorHandlers } = await import('./global-error-handlers.ts')
  const { reportRejectedRow } = await import('@shop/contracts/wire/rejected-rows.ts')
  const uninstall = installGlobalErrorHandlers()
  const stack = 'at http://shop.test/mfe-agents/2.0.0/page.js:1:1'
  const requestId = '4bf92f3577b34da6a3ce929d0e0e4736'
  reportRejectedRow(Object.assign(new Error('A list lost its row 7'), { stack }), requestId)
  uninstall()
  reportRejectedRow(Object.assign(new Error('A list lost its row 8'), { stack }))
  jest.advanceTimersByTime(2_000)
  const row = { remote: 'mfe-agents', version: '2.0.0', page: '/', phase: 'data', language: 'en' }
  expect(sent()).toEqual([
    [
      {
        ...row,
        message: 'A list lost its row 7',
        stack: 'at /mfe-agents/2.0.0/page.js:1:1',
        requestId,
      },
    ],
  ])
})

test('installGlobalErrorHandlers reports errors of releases only', async () => {
  await loadPage()
  const { installGlobalErrorHandlers, reportRenderError } =
    await import('./global-error-handlers.ts')
  const uninstall = installGlobalErrorHandlers()
  const remoteError = (message: string) =>
    Object.assign(new Error(message), { stack: `at http://shop.test/mfe-agents/2.0.0/page.js:1:1` })
  window.dispatchEvent(new ErrorEvent('error', { error: remoteError('in a handler') }))
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: remoteError('promised') }),
  )
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }))
  reportRenderError(remoteError('while rendering'))
  jest.advanceTimersByTime(2_000)
  const stack = 'at /mfe-agents/2.0.0/page.js:1:1'
  const common = { remote: 'mfe-agents', version: '2.0.0', page: '/', language: 'en', stack }
  expect(sent()).toEqual([
    [
      { ...common, phase: 'event', message: 'in a handler' },
      { ...common, phase: 'event', message: 'promised' },
      { ...common, phase: 'render', message: 'while rendering' },
    ],
  ])
  uninstall()
  expectConsole()
})

test('reportHydrationError reports remotes, and the shell while that has a canary', async () => {
  const { FLUSH_DELAY_MS } = await loadPage()
  const { reportHydrationError } = await import('./global-error-handlers.ts')
  const errorIn = (frontEnd: string) =>
    Object.assign(new Error(frontEnd), { stack: `at https://shop.test/${frontEnd}/1.0.0/a.js:1:1` })
  reportHydrationError(errorIn('shell'))
  reportHydrationError(errorIn('mfe-agents'))
  const reportShellFailure = jest.fn()
  Object.assign(window, { reportShellFailure })
  reportHydrationError(errorIn('shell'))
  delete window.reportShellFailure
  jest.advanceTimersByTime(FLUSH_DELAY_MS)
  expect(sent()).toEqual([[expect.objectContaining({ remote: 'mfe-agents', phase: 'render' })]])
  expect(reportShellFailure).toHaveBeenCalledTimes(1)
  expectConsole()
})

test('flushOnPageHide does nothing in a page that is left before its configuration has arrived', async () => {
  jest.resetModules()
  const { flushOnPageHide } = await import('./report.ts')
  const stop = flushOnPageHide()
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  jest.restoreAllMocks()
  stop()
  expect(beacon).not.toHaveBeenCalled()
})
