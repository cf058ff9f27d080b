/** The language of a visitor, which the browser mirrors into the cookie `lang`; English without one. */
export function readLanguage(cookies: string | undefined): 'en' | 'ar' {
  return /(?:^|;\s*)lang=ar(?:;|$)/.test(cookies ?? '') ? 'ar' : 'en'
}
