import { setupI18n, type Messages } from '@lingui/core'
import { TransNoContext } from '@lingui/react/server'
import {
  CODE_TIMEOUT_MS,
  getLanguage,
  withTimeout,
  onLanguageChange,
  type Language,
} from '@shop/kernel'
import { useSyncExternalStore, type ReactElement } from 'react'

import { locales } from './format.ts'

type Values = Record<string, unknown>
type Loaded<Id extends string> = Record<Id, string>
type Source<Id extends string> = { default: Loaded<Id> } | (() => Promise<{ default: Loaded<Id> }>)

/**
 * A package's own messages: one catalogue a language, all with the same ids.
 * @param sources a catalogue per language, or how to fetch it; the build compiles ICU beforehand
 */
export function createMessages<Id extends string>(sources: Record<Language, Source<Id>>) {
  const i18n = setupI18n()
  const listeners = new Set<() => void>()
  let revision = 0

  function announce(): void {
    revision += 1
    listeners.forEach((listener) => listener())
  }

  function activate(lang: Language, catalogue: Loaded<Id>): void {
    i18n.load(lang, catalogue as Messages)
    i18n.activate(lang, locales[lang])
    announce()
  }

  /** Makes the current language's messages ready; the route that shows them waits for it. */
  async function load(): Promise<null> {
    const { lang } = getLanguage()
    if (i18n.locale === lang) return null
    const source = sources[lang]
    const { default: catalogue } =
      typeof source === 'function'
        ? await withTimeout(source(), CODE_TIMEOUT_MS, 'The texts')
        : source
    // The person may have chosen another language while this one was on its way.
    if (getLanguage().lang === lang) activate(lang, catalogue)
    return null
  }

  function loadAtOnce(): void {
    const { lang } = getLanguage()
    const source = sources[lang]
    if (i18n.locale !== lang && typeof source !== 'function') activate(lang, source.default)
  }

  loadAtOnce()
  onLanguageChange(() => {
    loadAtOnce()
    load().catch((error: unknown) => console.warn('Messages could not be loaded', error))
  })

  // The build for development fills catalogues anew when their files change.
  if (process.env.NODE_ENV === 'development') addEventListener('messageschange', announce)

  const t = (id: Id, values?: Values): string => i18n._(id, values)

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const current = () => revision

  /** The translate function, rendering again when the language changes. */
  function useT(): typeof t {
    useSyncExternalStore(subscribe, current, current)
    return t
  }

  /** A message with elements in it: `<0>…</0>` in the message is `components[0]`. */
  function T(props: {
    id: Id
    values?: Values
    components?: Record<string, ReactElement>
  }): ReactElement {
    useT()
    return (
      <TransNoContext
        lingui={{ i18n }}
        id={props.id}
        {...(props.values ? { values: props.values } : {})}
        {...(props.components ? { components: props.components } : {})}
      />
    )
  }

  return { t, useT, T, load }
}
