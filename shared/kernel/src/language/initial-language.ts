import type { Language } from './language.store.ts'

/** The language that the page came in. */
export function readInitialLanguage(): Language {
  return document.documentElement.lang === 'ar' ? 'ar' : 'en'
}
