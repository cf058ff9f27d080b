import type { ToastOptions } from 'react-hot-toast'
import { createStore, useStore } from 'zustand'

/** A link to a page of the site. */
interface ToastLink {
  label: string
  to: string
}

/** A short message at the top of the page. */
export interface ToastRequest {
  kind: 'blank' | 'success' | 'error'
  message: string
  options?: Pick<ToastOptions, 'id' | 'icon'> & {
    /** What the message is about, below it. */
    detail?: string
    action?: ToastLink
    /** Beside `action`; an older shell shows only that. */
    secondAction?: ToastLink
  }
}

type Display = (request: ToastRequest) => void

const store = createStore<{ pending: ToastRequest[] }>(() => ({ pending: [] }))
let display: Display | undefined

function show(request: ToastRequest): void {
  if (display) display(request)
  else store.setState(({ pending }) => ({ pending: [...pending, request] }))
}

/** Shows toasts; those that come before the code that displays them wait for it. */
export const toast = Object.freeze({
  blank: (message: string, options?: ToastRequest['options']): void =>
    show({ kind: 'blank', message, ...(options && { options }) }),
  success: (message: string, options?: ToastRequest['options']): void =>
    show({ kind: 'success', message, ...(options && { options }) }),
  error: (message: string, options?: ToastRequest['options']): void =>
    show({ kind: 'error', message, ...(options && { options }) }),
})

/** Connects what displays toasts, and hands the waiting ones to it. @returns disconnects it */
export function connectToaster(next: Display): () => void {
  display = next
  const { pending } = store.getState()
  store.setState({ pending: [] })
  pending.forEach(next)
  return () => {
    if (display === next) display = undefined
  }
}

/** The number of toasts that wait for the code that displays them. */
export function usePendingToasts(): number {
  return useStore(store, ({ pending }) => pending.length)
}
