/** The language that the page came in. */
export function readInitialLanguage(): 'en' | 'ar' {
  return document.documentElement.lang === 'ar' ? 'ar' : 'en'
}
