import { cookieNames } from '@shop/contracts/storage-keys.ts'

const MAX_AGE_S = 365 * 24 * 3_600

/** Tells the site's server the language that it renders pages in; the head script does the same on every load. */
export function writeLanguageCookie(lang: string): void {
  document.cookie = `${cookieNames.lang}=${lang};path=/;max-age=${MAX_AGE_S};samesite=lax`
}
