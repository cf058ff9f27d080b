import { getSession, profileQuery, queryClient } from '@shop/kernel'

import { load } from './messages.ts'

/** Asks for the profile without waiting for it: only a part of the page needs it. */
export function accountLoader(): Promise<null> {
  const session = getSession()
  if (session) void queryClient.prefetchQuery(profileQuery(session.user._id))
  return load()
}
