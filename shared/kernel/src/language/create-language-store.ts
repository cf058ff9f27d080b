import { createStore, type StoreApi } from 'zustand'

import { readInitialLanguage } from './initial-language.ts'
import type { Language, LanguageState } from './language.store.ts'

/** The page's language, which begins with the one that the page came in. @param states by language */
export function createLanguageStore(
  states: Record<Language, LanguageState>,
): StoreApi<LanguageState> {
  return createStore(() => states[readInitialLanguage()])
}
