import { JSDOM, VirtualConsole } from 'jsdom'

import { withCanaryReports } from './shell-canary.ts'

const template =
  '<html data-folder="/shell/2.0.0/"><head><script>early()</script></head><body></body></html>'
const url = 'https://api.test/failure-reports'

const opened: { close: () => void }[] = []
afterEach(() => opened.splice(0).forEach((window) => window.close()))

/** Opens a page of a canary of the shell. */
function open(reportUrl = url) {
  const sent: { to: string; reports: unknown }[] = []
  const html = withCanaryReports(template).replace('%REPORT_URL%', reportUrl)
  const { window } = new JSDOM(html, {
    url: 'https://shop.test/agents/Noor-7?token=secret',
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
    beforeParse(page) {
      Object.assign(page, { early: () => undefined })
      page.navigator.sendBeacon = (to, body) =>
        sent.push({ to: String(to), reports: JSON.parse(body as string) }) > 0
    },
  })
  opened.push(window)
  return { window, sent }
}
const page = {
  ...{ remote: 'shell', version: '2.0.0', shell: '2.0.0' },
  ...{ page: '/agents/:id', language: 'en' },
}
const report = (changes: object) => ({
  to: url,
  reports: [{ ...page, message: '', ...changes }],
})
const use = report({ phase: 'use' })
const failureOf = (phase: string, message: string) => ({ phase, message, first: true })
const failure = (phase: string, message: string) => report(failureOf(phase, message))

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
    window.eval(
      'reportShellFailure("data", "x".repeat(400), { page: "/", requestId: "request-1" })',
    )
    window.eval('reportShellFailure("load", "more", {})')
    const reported = { phase: 'data', message: 'x'.repeat(300), first: true }
    expect(sent).toEqual([use, report({ ...reported, page: '/', requestId: 'request-1' })])
  })

  test('reports what a shell catches that names the request only', () => {
    const { window, sent } = open()
    window.eval('reportShellFailure("data", "gone", "request-1")')
    const reported = { phase: 'data', message: 'gone', first: true, requestId: 'request-1' }
    expect(sent).toEqual([use, report(reported)])
  })

  test('reports the frames in scripts of releases, and neither addresses nor tokens of a person', () => {
    const { window, sent } = open()
    const stack = [
      'TypeError: No noor@site.test',
      '    at t (https://cdn.test/main/mfe-agents/1.0.0-ab/page.js:1:20)',
      '    at https://shop.test/agents?token=secret:3:4',
      'r@https://shop.test/shell/2.0.0/main.js:2:1',
    ].join('\n')
    const error = Object.assign(new window.Error('x'), { stack })
    const message = 'Uncaught TypeError: No noor@site.test at /x?token=secret'
    window.dispatchEvent(new window.ErrorEvent('error', { message, error }))
    const frames = '    at t (/mfe-agents/1.0.0-ab/page.js:1:20)\nr@/shell/2.0.0/main.js:2:1'
    const text = 'Uncaught TypeError: No [e-mail] at /x'
    expect(sent).toEqual([use, report({ ...failureOf('event', text), stack: frames })])
  })

  test('takes a page for left until the last of its events is over', () => {
    jest.useFakeTimers()
    const { window, sent } = open()
    Object.assign(window, { setTimeout, clearTimeout })
    window.dispatchEvent(new window.Event('beforeunload'))
    jest.advanceTimersByTime(9_999)
    window.dispatchEvent(new window.Event('pagehide'))
    jest.advanceTimersByTime(9_999)
    window.eval('reportShellFailure("load", "aborted", {})')
    expect(sent).toEqual([use])
    jest.advanceTimersByTime(1)
    window.eval('reportShellFailure("load", "gone", {})')
    expect(sent).toEqual([use, failure('load', 'gone')])
    jest.useRealTimers()
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
