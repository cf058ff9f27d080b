import { RETURN_PARAMETER, TOKEN_PARAMETER } from '@shop/contracts/storage-keys.ts'

import { type PageView, withPreferences } from '../pages/page-view.ts'

/** A page of the portal: a path, without a query. */
const PORTAL_PATH = /^\/portal(\/[\w-]+)*$/

/**
 * The return address when it is on one of the shop's own sites or a path of the portal, else `null`: no open
 * redirects.
 */
export function parseReturnTo(value: unknown, siteOrigins: readonly string[]): string | null {
  if (typeof value !== 'string') return null
  if (PORTAL_PATH.test(value)) return value
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  // What leads nowhere can have one of our origins, too: blob:https://shop.example/x
  if (!/^https?:$/.test(url.protocol)) return null
  // Credentials in a URL only serve phishing: https://shop.example@evil.example/
  return siteOrigins.includes(url.origin) && !url.username && !url.password ? url.href : null
}

/**
 * The address that log-in leads to: back to the shop, with the token and the preferences of our pages, or to a page of
 * the portal.
 */
export function toDestination(
  returnTo: string | null,
  token: string,
  preferences: Pick<PageView, 'lang' | 'theme'>,
): string {
  if (returnTo === null) return '/portal'
  if (returnTo.startsWith('/')) return returnTo
  return withToken(withPreferences(returnTo, preferences), token)
}

/** Adds the user's token to the query, where the site reads it. */
export function withToken(address: string, token: string): string {
  const url = new URL(address)
  url.searchParams.set(TOKEN_PARAMETER, token)
  return url.href
}

/** Adds the return address to a path of the portal. */
export function withReturnTo(path: string, returnTo: string | null): string {
  return returnTo ? `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo })}` : path
}
