import { JSDOM, VirtualConsole } from 'jsdom'

import { withCanaryReports } from './shell-canary.ts'

const template =
  '<html data-folder="/shell/2.0.0/"><head><script>early()</script></head><body></body></html>'
const url = 'https://api.test/failure-reports'

/** Opens a page of a canary of the shell. */
function open(reportUrl = url) {
  const sent: { to: string; reports: unknown }[] = []
  const html = withCanaryReports(template).replace('%REPORT_URL%', reportUrl)
  const { window } = new JSDOM(html, {
    url: 'https://shop.test/agents?token=secret',
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
    beforeParse(page) {
      Object.assign(page, { early: () => undefined })
      page.navigator.sendBeacon = (to, body) =>
        sent.push({ to: String(to), reports: JSON.parse(body as string) }) > 0
    },
  })
  return { window, sent }
}
const report = (changes: object) => ({
  to: url,
  reports: [{ remote: 'shell', version: '2.0.0', message: '', page: '/agents', ...changes }],
})
const use = report({ phase: 'use' })
const failure = (phase: string, message: string) => report({ phase, message, first: true })

describe('withCanaryReports', () => {
  test('reports that a page load uses its shell, before any other script runs', () => {
    expect(open().sent).toEqual([use])
  })

  test('reports an uncaught error', () => {
    const { window, sent } = open()
    window.dispatchEvent(new window.ErrorEvent('error', { message: 'x is not defined' }))
    expect(sent).toEqual([use, failure('event', 'x is not defined')])
  })

  test('reports an unhandled rejection', () => {
    const { window, sent } = open()
    const event = Object.assign(new window.Event('unhandledrejection'), {
      reason: new Error('No texts'),
    })
    window.dispatchEvent(event)
    expect(sent).toEqual([use, failure('event', 'Error: No texts')])
  })

  test('reports a script of the shell that does not arrive, and nothing else that does not', () => {
    const { window, sent } = open()
    const { document } = window
    const fail = (name: 'script' | 'img', src: string) => {
      const element = Object.assign(document.createElement(name), { src })
      document.head.append(element)
      element.dispatchEvent(new window.Event('error'))
    }
    fail('img', '/shell/2.0.0/logo.png')
    fail('script', '/mfe-agents/1.0.0/routes.js')
    expect(sent).toEqual([use])
    fail('script', '/shell/2.0.0/main.js')
    expect(sent).toEqual([use, failure('load', 'https://shop.test/shell/2.0.0/main.js')])
  })

  test('reports what the shell catches, once for each page load', () => {
    const { window, sent } = open()
    window.eval('reportShellFailure("data", "x".repeat(400), "request-1")')
    window.eval('reportShellFailure("load", "more")')
    const reported = { phase: 'data', message: 'x'.repeat(300), first: true }
    expect(sent).toEqual([use, report({ ...reported, requestId: 'request-1' })])
  })

  test.each(['beforeunload', 'pagehide'])('reports nothing that fails after %s', (type) => {
    const { window, sent } = open()
    window.dispatchEvent(new window.Event(type))
    window.dispatchEvent(new window.ErrorEvent('error', { message: 'aborted' }))
    window.eval('reportShellFailure("load", "aborted")')
    expect(sent).toEqual([use])
  })

  test('reports no request that was aborted', () => {
    const { window, sent } = open()
    const reason = new window.DOMException('aborted', 'AbortError')
    window.dispatchEvent(Object.assign(new window.Event('unhandledrejection'), { reason }))
    expect(sent).toEqual([use])
  })

  test('reports nothing without an address', () => {
    const { window, sent } = open('')
    window.eval('reportShellFailure("render", "x")')
    expect(sent).toEqual([])
  })
})
