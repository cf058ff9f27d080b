import { getLanguage, onLanguageChange, type Language } from '@shop/kernel'

import { waitForDomIdle } from './wait-for-dom-idle.ts'

/** Fetches the translation and starts it when `ready` is. @returns what stops it, or keeps it from starting */
function begin(lang: Language, ready: Promise<void> | undefined): () => void {
  let stopped = false
  let stop: (() => void) | undefined
  async function run() {
    const { translatePage } = await import(
      /* webpackChunkName: "translation" */ './page-translation.ts'
    )
    await ready
    if (!stopped) stop = translatePage(lang)
  }
  run().catch((error: unknown) => console.warn('The translation could not be loaded', error))
  return () => {
    stopped = true
    stop?.()
  }
}

/**
 * Translates the page while its language is not English; nothing is fetched for it before.
 * @returns what stops it
 */
export function startTranslation(): () => void {
  let running: Language = 'en'
  let stop: (() => void) | undefined

  function follow(lang: Language, ready?: Promise<void>): void {
    if (lang === running) return
    stop?.()
    running = lang
    stop = lang === 'en' ? undefined : begin(lang, ready)
  }

  follow(getLanguage().lang)
  // The page's own messages in the new language are on their way: only what is left is for the service.
  const unfollow = onLanguageChange((lang) => follow(lang, waitForDomIdle(document.body)))
  return () => {
    unfollow()
    stop?.()
  }
}
