import { getConfig } from '@shop/kernel/config'
import { getSession } from '@shop/kernel/session'

/** URL of a call of the member's own account. */
export const accountUrl = (path: string): string => `${getConfig().accountUrl ?? ''}${path}`

/** The member whose own account the backend offers, if there is one. */
export function findAccountOwner(): string | undefined {
  return getConfig().accountUrl === undefined ? undefined : getSession()?.user._id
}
