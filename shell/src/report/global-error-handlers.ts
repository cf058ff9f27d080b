import { onRejectedRow } from '@shop/contracts/rejected-rows.ts'

import { attributeError } from './attribute-error.ts'
import { flushOnPageHide, type Phase, reportFailure } from './report.ts'

/** @param componentStack where React was rendering: what React itself throws has no frame of a remote */
function reportAttributed(phase: Phase, error: unknown, componentStack?: string | null): void {
  const release =
    (error instanceof Error ? attributeError(error.stack) : null) ??
    attributeError(componentStack ?? undefined)
  reportFailure(release, phase, error)
}

/** React's `onCaughtError`: logs and reports what an error boundary caught. */
export function reportRenderError(
  error: unknown,
  { componentStack }: { componentStack?: string | null | undefined } = {},
): void {
  console.error(error)
  reportAttributed('render', error, componentStack)
}

/** React's `onRecoverableError`: what the server rendered is not what the browser renders. */
export function reportHydrationError(error: unknown): void {
  console.error('Hydration:', error)
  reportAttributed('render', error)
}

/** Reports uncaught exceptions, unhandled rejections and rejected rows of remotes. @returns uninstalls the handlers */
export function installGlobalErrorHandlers(): () => void {
  const handleError = ({ error }: ErrorEvent) => reportAttributed('event', error)
  const handleRejection = ({ reason }: PromiseRejectionEvent) => reportAttributed('event', reason)
  window.addEventListener('error', handleError)
  window.addEventListener('unhandledrejection', handleRejection)
  const stopRejectedRows = onRejectedRow((error) => reportAttributed('data', error))
  const stopFlushing = flushOnPageHide()
  return () => {
    window.removeEventListener('error', handleError)
    window.removeEventListener('unhandledrejection', handleRejection)
    stopRejectedRows()
    stopFlushing()
  }
}
