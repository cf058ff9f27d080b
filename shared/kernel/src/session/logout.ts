import { sitePaths } from '@shop/contracts/site-paths.ts'

import { getConfig } from '../config.ts'
import { mainApi } from '../http/clients.ts'
import { withLoginState } from './login-state.ts'
import { withPreferences } from './portal.ts'
import { endSession, getSession, setLoggingOut } from './session.store.ts'

/**
 * Ends the session on the server and in this browser, then opens the backend's root, which clears the member
 * portal's cookie and redirects to its login, from where logging in leads back to the shop.
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
    const root = withPreferences(new URL('/', getConfig().apiUrl), home)
    window.location.assign(withLoginState(root))
  } finally {
    setLoggingOut(false)
  }
}
