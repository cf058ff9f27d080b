import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { createStore, useStore } from 'zustand'

import { safeLocalStorage } from '../storage/safe-storage.ts'

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]
export type Direction = 'ltr' | 'rtl'

interface LanguageState {
  lang: Language
  dir: Direction
}

function stateOf(lang: Language): LanguageState {
  return { lang, dir: lang === 'en' ? 'ltr' : 'rtl' }
}

const store = createStore<LanguageState>(() => stateOf('en'))

function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

function apply(lang: Language): void {
  const state = stateOf(lang)
  document.documentElement.lang = state.lang
  document.documentElement.dir = state.dir
  store.setState(state)
}

/** Language and direction right now. */
export function getLanguage(): LanguageState {
  return store.getState()
}

/** Language and direction, following changes. */
export function useLanguage(): LanguageState {
  return useStore(store)
}

/** Calls `listener` after every change of language; returns the function that ends it. */
export function onLanguageChange(listener: (lang: Language) => void): () => void {
  return store.subscribe(({ lang }) => listener(lang))
}

/** Chooses a language and stores it. Going back to English reloads the page: translated nodes start afresh. */
export function setLanguage(lang: Language): void {
  if (lang === getLanguage().lang) return
  safeLocalStorage.write(storageKeys.lang, lang)
  if (lang === 'en') window.location.reload()
  else apply(lang)
}

/** Reads the stored language; English when there is none or it is not one of ours. */
export function startLanguage(): void {
  const stored = safeLocalStorage.read(storageKeys.lang)
  apply(isLanguage(stored) ? stored : 'en')
}
