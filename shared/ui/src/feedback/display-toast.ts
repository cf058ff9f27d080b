import type { ToastRequest } from '@shop/kernel/toast'
import toast from 'react-hot-toast'

/** Displays a toast of the kernel by the library. */
export function displayToast({ kind, message, options }: ToastRequest): void {
  // A toast that replaces another one takes over nothing of it.
  const all = { detail: undefined, action: undefined, secondAction: undefined, ...options }
  if (kind === 'blank') toast(message, all)
  else toast[kind](message, all)
}
