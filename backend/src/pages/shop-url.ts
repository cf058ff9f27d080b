import { cookieNames } from '@shop/contracts/storage-keys.ts'

import type { PageView } from './page-view.ts'

/** Hands the language and the chosen theme of our pages over to the shop. @param address of a page of the shop */
export function withPreferences(
  address: string,
  { lang, theme }: Pick<PageView, 'lang' | 'theme'>,
): string {
  const url = new URL(address)
  url.searchParams.set(cookieNames.lang, lang)
  if (theme) url.searchParams.set(cookieNames.theme, theme)
  return url.href
}

/** Address of a page of the shop that the visitor came from, in the language and theme of this page. */
export function shopUrl(view: PageView, path = '/'): string {
  return withPreferences(view.shopOrigin + path, view)
}
