import { portalUrl } from '@shop/kernel/session'

const PREFERENCES = ['lang', 'theme']

/**
 * Adds the shopper's language and theme to the address of a card page of our own, which is on the member
 * portal's origin. A payment provider's address stays as it is.
 */
export function toCardPageUrl(checkoutUrl: string): string {
  const url = new URL(checkoutUrl)
  const portal = new URL(portalUrl('', null))
  if (url.origin !== portal.origin) return checkoutUrl
  for (const name of PREFERENCES) url.searchParams.set(name, portal.searchParams.get(name) ?? '')
  return url.href
}
