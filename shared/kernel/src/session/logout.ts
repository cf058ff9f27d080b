import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { LOGGED_OUT_REASON, REASON_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'

import { mainApi } from '../http/clients.ts'
import { withLoginState } from './login-state.ts'
import { portalPage, withPreferences } from './portal.ts'
import { endSession, getSession, setLoggingOut } from './session.store.ts'

/**
 * Ends the session on the server and in this browser, then opens the member portal's login, which ends the portal's
 * own session and leads back to the shop.
 * @throws the request's error; the session is then kept
 */
export async function logout(): Promise<void> {
  const session = getSession()
  if (!session) return
  setLoggingOut(true)
  try {
    await mainApi.post('/users/auth/logout', { userId: session.user._id })
    endSession()
    const home = new URL(sitePaths.home, window.location.origin).href
    const login = new URL(withLoginState(withPreferences(portalPage('login'), home)))
    login.searchParams.set(REASON_PARAMETER, LOGGED_OUT_REASON)
    window.location.assign(login)
  } finally {
    setLoggingOut(false)
  }
}
