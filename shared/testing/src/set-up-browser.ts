import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { queryClient } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'
import { startKernel } from '@shop/kernel/startup'
import { connectToaster } from '@shop/kernel/toast'
import { displayToast } from '@shop/ui/feedback/display-toast.ts'
import toast from 'react-hot-toast'

export interface BrowserOptions {
  lang?: Language
  /** Session token; a visitor without one. */
  token?: string
  /** The stored cart. */
  cart?: unknown
}

/** Fills the browser's storage and starts the kernel. */
export function setUpBrowser({ lang = 'en', token, cart }: BrowserOptions = {}): void {
  localStorage.setItem(storageKeys.lang, lang)
  if (token !== undefined) localStorage.setItem(storageKeys.token, token)
  if (cart !== undefined) localStorage.setItem(storageKeys.cart, JSON.stringify(cart))
  queryClient.clear()
  connectToaster(displayToast)
  toast.remove()
  startKernel()
}
