import { createStore, type StoreApi } from 'zustand'

/** The page's language, which begins with the one that the page came in. @param states by language */
export function createLanguageStore<State>(states: Record<'en' | 'ar', State>): StoreApi<State> {
  return createStore(() => states[document.documentElement.lang === 'ar' ? 'ar' : 'en'])
}
