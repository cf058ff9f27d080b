import { getLanguage, type Language, onLanguageChange } from '@shop/kernel/language'

/** The DOM is idle after so long without a mutation. */
export const IDLE_TIMEOUT_MS = 400
/** Longest wait for the DOM to be idle. */
export const MAX_WAIT_MS = 12_000

/** Scripts that are loading, those with messages included: webpack removes the element when it is done. */
const LOADING_SCRIPTS = 'script[data-webpack]'

/** Resolves when the texts of the page no longer change and no script is loading, or after `MAX_WAIT_MS`. */
export function waitForDomIdle(page: Node): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect()
      clearTimeout(idleTimer)
      clearTimeout(maxWaitTimer)
      resolve()
    }
    const check = () => (document.querySelector(LOADING_SCRIPTS) ? restart() : finish())
    const restart = () => {
      clearTimeout(idleTimer)
      idleTimer = setTimeout(check, IDLE_TIMEOUT_MS)
    }
    const observer = new MutationObserver(restart)
    let idleTimer = setTimeout(check, IDLE_TIMEOUT_MS)
    const maxWaitTimer = setTimeout(finish, MAX_WAIT_MS)
    observer.observe(page, { subtree: true, childList: true, characterData: true })
  })
}

/** Loads the translation and starts it after `ready`. @returns stops it, or keeps it from starting */
function loadTranslation(lang: Language, ready: Promise<void> | undefined): () => void {
  let stopped = false
  let stop: (() => void) | undefined
  async function run() {
    const { translatePage } = await import(
      /* webpackChunkName: "translation" */ './translate-page.ts'
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
 * Translates the page while its language is not English; its code is loaded only then.
 * @returns stops it
 */
export function startTranslation(): () => void {
  let current: Language = 'en'
  let stop: (() => void) | undefined

  function switchTo(lang: Language, ready?: Promise<void>): void {
    if (lang === current) return
    stop?.()
    current = lang
    stop = lang === 'en' ? undefined : loadTranslation(lang, ready)
  }

  switchTo(getLanguage().lang)
  // Let the page render its own messages first: only what they leave in English is for the service.
  const unsubscribe = onLanguageChange((lang) => switchTo(lang, waitForDomIdle(document.body)))
  return () => {
    unsubscribe()
    stop?.()
  }
}
