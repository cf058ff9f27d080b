import { type Messages, setupI18n } from '@lingui/core'
import { TransNoContext } from '@lingui/react/server'
import {
  getLanguage,
  type Language,
  languages,
  LOAD_TIMEOUT_MS,
  onBeforeLanguageChange,
  onLanguageChange,
  withTimeout,
} from '@shop/kernel'
import { type ReactElement, useSyncExternalStore } from 'react'

import { locales } from './format.ts'

type Values = Record<string, unknown>
type Loaded<Id extends string> = Record<Id, string>
type Source<Id extends string> = { default: Loaded<Id> } | (() => Promise<{ default: Loaded<Id> }>)

/**
 * Creates the message functions of a package.
 * @param sources the catalogue of each language, or its dynamic import; the build compiles the ICU syntax
 */
export function createMessages<Id extends string>(sources: Record<Language, Source<Id>>) {
  const i18n = setupI18n()
  /** Those that are here. */
  const catalogues: Partial<Record<Language, Loaded<Id>>> = {}
  const listeners = new Set<() => void>()
  let revision = 0

  function notify(): void {
    revision += 1
    listeners.forEach((listener) => listener())
  }

  function activate(lang: Language, catalogue: Loaded<Id>): void {
    i18n.load(lang, catalogue as Messages)
    i18n.activate(lang, locales[lang])
    notify()
  }

  async function fetchCatalogue(lang: Language): Promise<Loaded<Id>> {
    const source = sources[lang]
    const { default: catalogue } =
      typeof source === 'function'
        ? await withTimeout(source(), LOAD_TIMEOUT_MS, 'The texts')
        : source
    catalogues[lang] = catalogue
    return catalogue
  }

  /** Loads the catalogue of the current language, for the loader of a route. @throws when it fails to load */
  async function load(): Promise<null> {
    const { lang } = getLanguage()
    if (i18n.locale === lang) return null
    const catalogue = await fetchCatalogue(lang)
    // The language may have changed while the catalogue was loading.
    if (getLanguage().lang === lang) activate(lang, catalogue)
    return null
  }

  function activatePresent(): void {
    const { lang } = getLanguage()
    const catalogue = catalogues[lang]
    if (i18n.locale !== lang && catalogue) activate(lang, catalogue)
  }

  for (const lang of languages) {
    const source = sources[lang]
    if (typeof source !== 'function') catalogues[lang] = source.default
  }
  activatePresent()
  // The language waits for what is on the page only.
  onBeforeLanguageChange((lang) =>
    listeners.size === 0 || catalogues[lang] ? undefined : fetchCatalogue(lang),
  )
  onLanguageChange(() => {
    activatePresent()
    load().catch((error: unknown) => console.warn('Messages could not be loaded', error))
  })

  // Dispatched by the development build when a catalogue changes.
  if (process.env.NODE_ENV === 'development') addEventListener('messageschange', notify)

  const t = (id: Id, values?: Values): string => i18n._(id, values)

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const getRevision = () => revision

  /** The translate function; renders again when the language changes. */
  function useT(): typeof t {
    useSyncExternalStore(subscribe, getRevision, getRevision)
    return t
  }

  /** A message with elements: `<0>…</0>` in the message is `components[0]`. */
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
