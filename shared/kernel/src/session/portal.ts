import {
  REASON_PARAMETER,
  RETURN_PARAMETER,
  SESSION_ENDED_REASON,
} from '@shop/contracts/browser/storage-keys.ts'

import { getConfig } from '../config.ts'
import { getLanguage } from '../language/language.store.ts'
import { getTheme } from '../theme/theme.store.ts'
import { withLoginState } from './login-state.ts'
import { getSessionNotice } from './session.store.ts'

/**
 * Adds the shopper's language and theme to a URL of the member portal.
 * @param returnTo where the portal links back to; null for nowhere
 */
export function withPreferences(url: URL, returnTo: string | null): string {
  url.searchParams.set('lang', getLanguage().lang)
  url.searchParams.set('theme', getTheme())
  if (returnTo !== null) url.searchParams.set(RETURN_PARAMETER, returnTo)
  return url.href
}

/** URL of a page of the member portal, in the current language only. @param page path below the portal's root */
export function portalPage(page: string): URL {
  const url = new URL(`${getConfig().portalUrl}/${page}`)
  if (page === '') url.pathname = url.pathname.replace(/\/$/, '')
  url.searchParams.set('lang', getLanguage().lang)
  return url
}

/**
 * URL of a page of the member portal, in the current language and theme, for a link.
 * @param page path below the portal's root, such as `login` or `orders`
 * @param returnTo where the portal links back to; null for nowhere
 */
export function portalUrl(page: string, returnTo: string | null = window.location.href): string {
  return withPreferences(portalPage(page), returnTo)
}

/**
 * URL of a page of the member portal to navigate to now: the token that comes back is accepted, and the portal can
 * say that the session has ended. The parameters are those of `portalUrl`.
 */
export function beginPortalVisit(page: string, returnTo?: string | null): string {
  const url = new URL(withLoginState(portalUrl(page, returnTo)))
  if (getSessionNotice() === 'ended') url.searchParams.set(REASON_PARAMETER, SESSION_ENDED_REASON)
  return url.href
}
