import { RETURN_PARAMETER } from '@shop/contracts/storage-keys.ts'

import { getConfig } from '../config/config.ts'
import { getLanguage } from '../language/language.store.ts'

/** An address of the member portal, in the person's language, that leads back to `returnTo`. */
export function portalUrl(
  page: '' | 'login' | 'register',
  returnTo: string | null = window.location.href,
): string {
  const address = new URL(`${getConfig().portalUrl}/${page}`)
  if (page === '') address.pathname = address.pathname.replace(/\/$/, '')
  address.searchParams.set('lang', getLanguage().lang)
  if (returnTo !== null) address.searchParams.set(RETURN_PARAMETER, returnTo)
  return address.href
}
