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

function toState(lang: Language): LanguageState {
  return { lang, dir: lang === 'en' ? 'ltr' : 'rtl' }
}

const store = createStore<LanguageState>(() => toState('en'))

function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

function applyLanguage(lang: Language): void {
  const state = toState(lang)
  document.documentElement.lang = state.lang
  document.documentElement.dir = state.dir
  store.setState(state)
}

/** The current language and direction. */
export function getLanguage(): LanguageState {
  return store.getState()
}

/** Language and direction, following changes. */
export function useLanguage(): LanguageState {
  return useStore(store)
}

/** Calls `listener` after every change of language. @returns unsubscribes */
export function onLanguageChange(listener: (lang: Language) => void): () => void {
  return store.subscribe(({ lang }) => listener(lang))
}

function readStoredLanguage(): Language {
  const stored = safeLocalStorage.read(storageKeys.lang)
  return isLanguage(stored) ? stored : 'en'
}

/** English reloads the page, which discards machine-translated text nodes. */
function changeLanguage(lang: Language): void {
  if (lang === getLanguage().lang) return
  if (lang === 'en') window.location.reload()
  else applyLanguage(lang)
}

/** Changes and persists the language. */
export function setLanguage(lang: Language): void {
  if (lang === getLanguage().lang) return
  safeLocalStorage.write(storageKeys.lang, lang)
  changeLanguage(lang)
}

/** Restores the stored language, English by default, and follows other tabs. @returns unsubscribes */
export function startLanguage(): () => void {
  applyLanguage(readStoredLanguage())
  return safeLocalStorage.subscribeExternal(storageKeys.lang, () =>
    changeLanguage(readStoredLanguage()),
  )
}
