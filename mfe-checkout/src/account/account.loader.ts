import { getSession, profileQuery, queryClient } from '@shop/kernel'

/** Starts the request for the profile without waiting for it: only a part of the page needs it. */
export function accountLoader(): null {
  const session = getSession()
  if (session) void queryClient.prefetchQuery(profileQuery(session.user._id))
  return null
}
