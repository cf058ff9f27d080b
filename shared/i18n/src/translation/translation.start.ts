import { currentLanguage, onLanguageChange, type Language } from '@shop/kernel'

import { whenIdle } from './idle.ts'
import { whenQuiet } from './quiet.ts'

type When = (work: () => void) => () => void

/** Fetches the translation when the time has come. @returns what stops it, or keeps it from starting */
function begin(lang: Language, when: When): () => void {
  let stopped = false
  let stop: (() => void) | undefined
  async function run() {
    const { translatePage } = await import(
      /* webpackChunkName: "translation" */ './page-translation.ts'
    )
    if (!stopped) stop = translatePage(lang)
  }
  const giveUp = when(() => {
    run().catch((error: unknown) => console.warn('The translation could not be loaded', error))
  })
  return () => {
    stopped = true
    giveUp()
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

  function follow(lang: Language, when: When): void {
    if (lang === running) return
    stop?.()
    running = lang
    stop = lang === 'en' ? undefined : begin(lang, when)
  }

  follow(currentLanguage().lang, whenIdle)
  // The page's own messages in the new language are on their way: only what is left is for the service.
  const unfollow = onLanguageChange((lang) =>
    follow(lang, (work) => whenQuiet(document.body, work)),
  )
  return () => {
    unfollow()
    stop?.()
  }
}
