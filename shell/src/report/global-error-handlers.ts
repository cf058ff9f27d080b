import { onRejectedRow } from '@shop/contracts/wire/rejected-rows.ts'
import { boxOf } from '@shop/kernel/slots'

import { attributeError } from './attribute-error.ts'
import { flushOnPageHide, reportFailure } from './report.ts'

interface CaughtErrorInfo {
  componentStack?: string | null | undefined
  errorBoundary?: unknown
}

/** React's `onCaughtError`: logs and reports what an error boundary caught. */
export function reportRenderError(
  error: unknown,
  { componentStack, errorBoundary }: CaughtErrorInfo = {},
): void {
  console.error(error)
  const box = boxOf(errorBoundary)
  // Errors that React itself throws have no frame of a remote.
  const stack = error instanceof Error ? error.stack : ''
  const release = box ?? attributeError([stack, componentStack].join('\n'))
  reportFailure(release && { remote: release.remote, version: release.version }, 'render', error)
}

/** React's `onRecoverableError`: what the server rendered is not what the browser renders. */
export function reportHydrationError(error: unknown): void {
  console.error('Hydration:', error)
  const failed = error instanceof Error ? attributeError(error.stack) : null
  // Extensions and translations change a page before it is hydrated: that is no failure of the live shell.
  if (failed?.remote === 'shell' && !window.reportShellFailure) return
  reportFailure(failed, 'render', error)
}

/** Reports uncaught exceptions, unhandled rejections and rejected rows of remotes and of the shell. @returns uninstalls the handlers */
export function installGlobalErrorHandlers(): () => void {
  const handleError = ({ error }: ErrorEvent) => reportFailure(null, 'event', error)
  const handleRejection = ({ reason }: PromiseRejectionEvent) =>
    reportFailure(null, 'event', reason)
  window.addEventListener('error', handleError)
  window.addEventListener('unhandledrejection', handleRejection)
  const stopRejectedRows = onRejectedRow((error, requestId) =>
    reportFailure(null, 'data', error, requestId),
  )
  const stopFlushing = flushOnPageHide()
  return () => {
    window.removeEventListener('error', handleError)
    window.removeEventListener('unhandledrejection', handleRejection)
    stopRejectedRows()
    stopFlushing()
  }
}
