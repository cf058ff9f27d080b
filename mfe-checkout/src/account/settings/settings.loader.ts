import { queryClient } from '@shop/kernel/http'

import { findAccountOwner } from '../account.api.ts'
import { detailsQuery } from './settings.api.ts'

/** Starts to load what the settings show beside the profile. */
export function loader(): null {
  const userId = findAccountOwner()
  if (userId !== undefined) void queryClient.prefetchQuery(detailsQuery(userId))
  return null
}
