import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { TOKEN_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'

import { shopUrl, type ShopView, withPreferences } from '../../platform/pages/page-view.ts'

/** The return address when it is on one of the shop's own sites, else `null`: no open redirects. */
export function parseReturnTo(value: unknown, siteOrigins: readonly string[]): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null
  const url = new URL(value)
  // What leads nowhere can have one of our origins, too: blob:https://shop.example/x
  if (!/^https?:$/.test(url.protocol)) return null
  // Credentials in a URL only serve phishing: https://shop.example@evil.example/
  return siteOrigins.includes(url.origin) && !url.username && !url.password ? url.href : null
}

/** The address that log-in leads to: back to the shop, by default to the account, with the token and the preferences. */
export function toDestination(returnTo: string | null, token: string, view: ShopView): string {
  const address =
    returnTo === null ? shopUrl(view, sitePaths.account) : withPreferences(returnTo, view)
  return withToken(address, token)
}

/** Adds the user's token to the query, where the site reads it. */
export function withToken(address: string, token: string): string {
  const url = new URL(address)
  url.searchParams.set(TOKEN_PARAMETER, token)
  return url.href
}
