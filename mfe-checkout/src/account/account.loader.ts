import { queryClient } from '@shop/kernel/http'
import { getSession, profileQuery } from '@shop/kernel/session'

/** Prefetches the profile without awaiting it: only part of the page needs it. */
export function loader(): null {
  const session = getSession()
  if (session) void queryClient.prefetchQuery(profileQuery(session.user._id))
  return null
}
