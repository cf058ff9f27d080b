import { useLocation, useNavigate, useRevalidator } from '@shop/router'
import { useState } from 'react'

/**
 * Opens the page once more in its place, for a boundary that shows a failure. It takes both: a revalidation that
 * ends at once passes the boundary by unseen, and its error stays; a navigation to where one is, with an anchor
 * in the address, loads nothing by itself.
 */
export function useRetryRoute(): { retrying: boolean; retry: () => Promise<void> } {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const location = useLocation()
  const [trying, setTrying] = useState(false)

  async function tryAgain(): Promise<void> {
    setTrying(true)
    void revalidate()
    await navigate(location, { replace: true })
    setTrying(false)
  }
  return { retrying: trying, retry: tryAgain }
}
