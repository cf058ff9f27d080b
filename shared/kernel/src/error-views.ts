import type { ComponentType, ReactNode } from 'react'

export interface ErrorNoticeProps {
  error: unknown
  /** Called by the retry button, and when the browser is online again; no button without it. */
  onRetry?: (() => unknown) | undefined
  /** Whether a retry is under way. */
  busy?: boolean
  /** Stands for the whole page, so that the retry is its main action. */
  page?: boolean
  /** Replace the explanation of an error that is neither the connection's nor a time-out. */
  title?: string
  text?: string
  /** Links beside the retry button. */
  actions?: ReactNode
}

/** What shows errors: the shell's, so that no remote brings its own. */
interface ErrorViews {
  ErrorNotice: ComponentType<ErrorNoticeProps>
  /** Stands for a route whose code, loader or rendering failed. */
  RouteError: ComponentType
}

let views: ErrorViews | undefined

export function setErrorViews(next: ErrorViews): void {
  views = next
}

/** @throws before `setErrorViews` */
export function getErrorViews(): ErrorViews {
  if (!views) throw new Error('Nothing has set what shows errors')
  return views
}
