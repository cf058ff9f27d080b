import { MESSAGE_REASON, REASON_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import { beginPortalVisit, getSession } from '@shop/kernel/session'
import { leaveOverlay, useSearchParams } from '@shop/router'

import { paths } from '../paths.generated.ts'

const RECEIVER = 'message'

/** A copy of the query with the message dialog of an agent open, or closed (`null`). */
function withReceiver(search: URLSearchParams, receiverId: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (receiverId === null) next.delete(RECEIVER)
  else next.set(RECEIVER, receiverId)
  return next
}

/** The address of the directory with the message dialog of an agent open. */
export const toReceiverPath = (receiverId: string): string =>
  `${paths.agents}?${withReceiver(new URLSearchParams(), receiverId)}`

/** Opens and closes the message dialog. Its state is in the URL, so that it survives a reload and the login. */
export function useReceiver() {
  const [search, setSearch] = useSearchParams()

  function setReceiver(receiverId: string | null): void {
    setSearch((current) => withReceiver(current, receiverId), {
      replace: true,
      preventScrollReset: true,
    })
  }

  /** Opens the dialog; redirects a visitor to the login first. */
  function open(receiverId: string): void {
    if (getSession()) return setReceiver(receiverId)
    const returnUrl = new URL(window.location.href)
    returnUrl.search = withReceiver(returnUrl.searchParams, receiverId).toString()
    const login = new URL(beginPortalVisit('login', returnUrl.href))
    login.searchParams.set(REASON_PARAMETER, MESSAGE_REASON)
    window.location.assign(login)
  }

  return {
    receiverId: search.get(RECEIVER),
    open,
    close: () => leaveOverlay(() => setReceiver(null)),
  }
}
