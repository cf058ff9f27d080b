import { getSession, portalUrl } from '@shop/kernel'
import { useSearchParams } from '@shop/router'

import { receiverOf, withReceiver } from './receiver-address.ts'

/**
 * Whom a message is being written to. The address says so: a reload, or signing in on the way,
 * comes back to the open dialog.
 */
export function useReceiver() {
  const [search, setSearch] = useSearchParams()

  function show(receiverId: string | null): void {
    setSearch((now) => withReceiver(now, receiverId), { replace: true, preventScrollReset: true })
  }

  /** Opens the dialog; whoever is not signed in goes to the login page first. */
  function open(receiverId: string): void {
    if (getSession()) return show(receiverId)
    const back = new URL(window.location.href)
    back.search = withReceiver(back.searchParams, receiverId).toString()
    window.location.assign(portalUrl('login', back.href))
  }

  return { receiverId: receiverOf(search), open, close: () => show(null) }
}
