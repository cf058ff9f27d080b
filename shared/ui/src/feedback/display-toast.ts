import type { ToastRequest } from '@shop/kernel/toast'
import toast from 'react-hot-toast'

/** Displays a toast of the kernel by the library. */
export function displayToast({ kind, message, options }: ToastRequest): void {
  if (kind === 'blank') toast(message, options)
  else toast[kind](message, options)
}
