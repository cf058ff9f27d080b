import { languagePrefix } from '@shop/contracts/rules/language-address.ts'
import { getConfig } from '@shop/kernel/config'
import { useHref } from '@shop/router'

/**
 * Returns a function that makes the path of a page absolute. It has the language prefix of the address at which this
 * page is open, as the canonical address has.
 */
export function useSiteUrl(): (path: string) => string {
  const prefix = languagePrefix(useHref('/'))
  const { siteUrl } = getConfig()
  return (path) => new URL(prefix + (prefix && path === '/' ? '' : path), siteUrl).href
}
