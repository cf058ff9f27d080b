import { cookieNames, storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import {
  languagePrefix,
  toArabicAddress,
  withoutLanguagePrefix,
} from '@shop/contracts/rules/language-address.ts'
import { useStore } from 'zustand'

import { withAutomaticRetry } from '../loading.ts'
import { safeLocalStorage } from '../storage/safe-storage.ts'
import { createLanguageStore } from './create-language-store.ts'

const ARABIC_PAGE_TIMEOUT_MS = 3_000
const COOKIE_MAX_AGE_S = 365 * 24 * 3_600

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]
export type Direction = 'ltr' | 'rtl'

interface LanguageState {
  lang: Language
  dir: Direction
}

/** Always the same objects: another one makes every component that follows the language render again. */
const states: Record<Language, LanguageState> = {
  en: { lang: 'en', dir: 'ltr' },
  ar: { lang: 'ar', dir: 'rtl' },
}

/** The first state is what is rendered on the server, and by the browser when it takes that over. */
const store = createLanguageStore(states)

function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

function applyLanguage(lang: Language): void {
  const state = states[lang]
  const { documentElement: root } = document
  // Browsers compute the styles of the whole page anew, even for the same value.
  if (root.lang !== state.lang || root.dir !== state.dir) Object.assign(root, state)
  store.setState(state, true)
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

/** The address counts for more than what is stored. */
function readChosenLanguage(): Language {
  if (languagePrefix(window.location.pathname)) return 'ar'
  const stored = safeLocalStorage.read(storageKeys.lang)
  return isLanguage(stored) ? stored : 'en'
}

/** Fetches what the page shows in another language; undefined when there is nothing to fetch. */
type FetchTexts = (lang: Language) => Promise<unknown> | undefined

const textSources = new Set<FetchTexts>()
/** Only the last choice counts. */
let choices = 0

/** Calls `fetchTexts` before the language changes, which waits for it. @returns unsubscribes */
export function onBeforeLanguageChange(fetchTexts: FetchTexts): () => void {
  textSources.add(fetchTexts)
  return () => textSources.delete(fetchTexts)
}

async function fetchAllTexts(pending: Promise<unknown>[]): Promise<boolean> {
  try {
    await withAutomaticRetry(() => Promise.all(pending))
    return true
  } catch (error) {
    console.warn('The texts could not be loaded', error)
    return false
  }
}

/**
 * Changes the language once its texts are there: at once if they are.
 * @param persist called before the change
 * @param onSettled gets whether it took place; not called when another choice came first
 */
function changeLanguage(
  lang: Language,
  persist: () => void = () => undefined,
  onSettled: (changed: boolean) => void = () => undefined,
): void {
  choices += 1
  const choice = choices
  const settle = (fetched: boolean) => {
    if (choice !== choices) return
    if (fetched) {
      persist()
      applyLanguage(lang)
    }
    onSettled(fetched)
  }
  if (lang === getLanguage().lang) return onSettled(true)
  if (lang === 'en') {
    persist()
    // Discards machine-translated text nodes.
    reloadAs(withoutLanguagePrefix)
    return onSettled(true)
  }
  const pending = [...textSources].flatMap((fetchTexts) => fetchTexts(lang) ?? [])
  if (pending.length === 0) settle(true)
  else void fetchAllTexts(pending).then(settle)
}

const readAddress = () => {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** Loads this page at another address. Its entry in the history stays, and with it the scroll position. */
function reloadAs(toAddress: (address: string) => string): void {
  window.history.replaceState(window.history.state, '', toAddress(readAddress()))
  window.location.reload()
}

/** Whether search engines may list this page, which thus has an Arabic address. */
const isPublic = () => document.head.querySelector('link[rel="canonical"]') !== null

/** Whether the site has this page at its Arabic address now. */
async function isArabicPageThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ARABIC_PAGE_TIMEOUT_MS)
    const { ok } = await fetch(toArabicAddress(readAddress()), { signal })
    return ok
  } catch {
    return false
  }
}

/** Tells the site's server the language that it renders pages in; the head script does the same on every load. */
function writeLanguageCookie(lang: string): void {
  document.cookie = `${cookieNames.lang}=${lang};path=/;max-age=${COOKIE_MAX_AGE_S};samesite=lax`
}

/**
 * Changes and persists the language once its texts are there; the page stays as it is when they cannot be had. A public
 * page is loaded at its Arabic address, if it can be, or at the one without a prefix; others change in place.
 * @param onSettled gets whether the language is this one now; not called when another choice came first
 */
export function setLanguage(lang: Language, onSettled?: (changed: boolean) => void): void {
  const persist = () => {
    safeLocalStorage.write(storageKeys.lang, lang)
    writeLanguageCookie(lang)
  }
  const change = () => changeLanguage(lang, persist, onSettled)
  if (lang === 'en' || lang === getLanguage().lang || !isPublic()) return change()
  choices += 1
  const choice = choices
  void isArabicPageThere().then((isThere) => {
    if (choice !== choices) return
    if (!isThere) return change()
    persist()
    reloadAs(toArabicAddress)
  })
}

/**
 * Applies the language of the address or else the stored one, English by default, and follows other tabs where the address
 * names none. @returns unsubscribes
 */
export function startLanguage(): () => void {
  applyLanguage(readChosenLanguage())
  return safeLocalStorage.subscribeExternal(storageKeys.lang, () =>
    changeLanguage(readChosenLanguage()),
  )
}
