import { blame } from './blame.ts'
import { report, sendOnLeaving, type Phase } from './report.ts'

function reportBlamed(phase: Phase, error: unknown): void {
  const release = error instanceof Error ? blame(error.stack) : null
  if (release) report(release, phase, error)
}

/** What React caught in a boundary: an exception of a component while rendering or in an effect. */
export function reportRender(error: unknown): void {
  console.error(error)
  reportBlamed('render', error)
}

/** Reports what nobody catches: exceptions in handlers and rejected promises. Returns the function that ends it. */
export function watchForFailures(): () => void {
  const onError = ({ error }: ErrorEvent) => reportBlamed('event', error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportBlamed('event', reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const stopSending = sendOnLeaving()
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    stopSending()
  }
}
