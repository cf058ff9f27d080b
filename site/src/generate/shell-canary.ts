import { REPORT_URL_PLACEHOLDER } from '@shop/release-format/html-placeholders.js'

/** A version of the shell that a share of the visitors gets. */
export interface ShellCanary {
  version: string
  /** Percent. */
  traffic: number
  template: string
}

/**
 * Reports that a page load uses its shell, and its first failure unless the page is being left. It is part of the page, so
 * that a shell counts that does not start, or was built before there were reports. The shell calls `reportShellFailure`.
 */
const SCRIPT = String.raw`{
const { folder = '', reports } = document.documentElement.dataset
const version = folder.split('/')[2]
const redact = (text) => String(text).slice(0, 1200).replace(/[?#][^\s"')]*/g, '').replace(/[^\s:/]+@[^\s:/]+/g, '[e-mail]').slice(0, 300)
const frames = (stack) => String(stack ?? '').split('\n').flatMap((line) => /^(.*?)(?:https?:\/\/[^\s()]*?)?(\/(?:shell|mfe-[\w-]+)\/[\w.+-]+\/[\w./+-]+\.js:\d+:\d+\)?)$/.exec(line)?.slice(1).join('') ?? []).slice(0, 12).join('\n').slice(0, 2000)
const send = (phase, message, first, details) => {
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const report = { remote: 'shell', version, phase, message: redact(message), page: location.pathname.replace(/[^/]*[^a-z/-][^/]*/g, ':id').slice(0, 300), shell: version, language, first, ...details }
  if (reports) navigator.sendBeacon(reports, JSON.stringify([report]))
}
let failed = false
let leaving = false
let staying
window.reportShellFailure = (phase, message, details) => {
  if (failed || leaving) return
  failed = true
  send(phase, message, true, typeof details === 'string' ? { requestId: details } : details)
}
for (const type of ['beforeunload', 'pagehide']) {
  addEventListener(type, () => {
    leaving = true
    clearTimeout(staying)
    staying = setTimeout(() => (leaving = false), 10_000)
  })
}
addEventListener('error', ({ target, message, error }) => {
  if (target === window) window.reportShellFailure('event', message, { stack: frames(error?.stack) || undefined })
  else if (target instanceof HTMLScriptElement && target.src.includes(folder)) window.reportShellFailure('load', target.src)
}, true)
addEventListener('unhandledrejection', ({ reason }) => {
  if (reason?.name !== 'AbortError') window.reportShellFailure('event', reason, { stack: frames(reason?.stack) || undefined })
})
send('use', '')
}`

/** Adds the reports to the page of a shell, the live one or the other, while there is a canary. */
export const withCanaryReports = (template: string): string =>
  template
    .replace(
      ' data-folder="',
      (attribute) => ` data-reports="${REPORT_URL_PLACEHOLDER}"${attribute}`,
    )
    .replace('<script>', (first) => `<script>${SCRIPT}</script>\n${first}`)
