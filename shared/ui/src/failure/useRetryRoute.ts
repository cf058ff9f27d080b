import { retryPendingLoads } from '@shop/kernel/loading'
import { useLocation, useNavigate, useRevalidator } from '@shop/router'
import { useState } from 'react'

/**
 * Reloads the current route from its error boundary. Neither way suffices alone: a revalidation that completes
 * synchronously leaves the boundary's error in place, and a navigation to the same address with a hash runs no
 * loaders.
 */
export function useRetryRoute(): { retrying: boolean; retry: () => Promise<void> } {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const location = useLocation()
  const [retrying, setRetrying] = useState(false)

  async function retry(): Promise<void> {
    setRetrying(true)
    // A request that timed out may still hang.
    retryPendingLoads()
    void revalidate()
    await navigate(location, { replace: true })
    setRetrying(false)
  }
  return { retrying, retry }
}
