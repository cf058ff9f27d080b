/** Prefix of the addresses that are in Arabic whatever the visitor has chosen. */
export const ARABIC_PREFIX = '/ar'

const prefixPattern = /^\/ar(?=[/?#]|$)/

/** The prefix by which an address names its language; empty when the visitor's choice counts. @param address path, or more from there on */
export const languagePrefix = (address: string): '' | typeof ARABIC_PREFIX =>
  prefixPattern.test(address) ? ARABIC_PREFIX : ''

/** The address in the visitor's language. @param address path, or more from there on */
export function withoutLanguagePrefix(address: string): string {
  const rest = address.replace(prefixPattern, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The Arabic address of a page. @param address path without prefix, or more from there on */
export const toArabicAddress = (address: string): string =>
  ARABIC_PREFIX + address.replace(/^\/(?=[?#]|$)/, '')
