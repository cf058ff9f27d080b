import { REPORT_URL_PLACEHOLDER } from '@shop/release-format/html-placeholders.js'

/** A version of the shell that a share of the visitors gets. */
export interface ShellCanary {
  version: string
  /** Percent. */
  traffic: number
  /** Its page as built. */
  template: string
}

/**
 * Reports that a page load uses its shell, and the first failure of it, unless the page is being left: here, so that a shell
 * counts that does not start, and one that was built before there were reports. The shell tells it what it catches
 * (`reportShellFailure`).
 */
const SCRIPT = `{
const { folder = '', reports } = document.documentElement.dataset
const send = (phase, message, first, requestId) => {
  const report = { remote: 'shell', version: folder.split('/')[2], phase, message: String(message).slice(0, 300), page: location.pathname.slice(0, 300), first, requestId }
  if (reports) navigator.sendBeacon(reports, JSON.stringify([report]))
}
let failed = false
let leaving = false
window.reportShellFailure = (phase, message, requestId) => {
  if (failed || leaving) return
  failed = true
  send(phase, message, true, requestId)
}
for (const type of ['beforeunload', 'pagehide']) {
  addEventListener(type, () => {
    leaving = true
    setTimeout(() => (leaving = false), 10_000)
  })
}
addEventListener('error', ({ target, message }) => {
  if (target === window) window.reportShellFailure('event', message)
  else if (target instanceof HTMLScriptElement && target.src.includes(folder)) window.reportShellFailure('load', target.src)
}, true)
addEventListener('unhandledrejection', ({ reason }) => {
  if (reason?.name !== 'AbortError') window.reportShellFailure('event', reason)
})
send('use', '')
}`

/** The page of a shell, the live one or the other, while there is a canary. @param template as built */
export const withCanaryReports = (template: string): string =>
  template
    .replace(
      ' data-folder="',
      (attribute) => ` data-reports="${REPORT_URL_PLACEHOLDER}"${attribute}`,
    )
    .replace('<script>', (first) => `<script>${SCRIPT}</script>\n${first}`)
