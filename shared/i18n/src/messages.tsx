import {
  getLanguage,
  type Language,
  languages,
  onBeforeLanguageChange,
  onLanguageChange,
} from '@shop/kernel/language'
import { LOAD_TIMEOUT_MS, withTimeout } from '@shop/kernel/loading'
import { type ReactElement, useSyncExternalStore } from 'react'

import { escapeValues, formatElements } from './format-elements.tsx'
import { formatMessage, type Message, type Values } from './format-message.ts'

/** A catalogue; what types see is its source. */
type Loaded<Id extends string> = Record<Id, Message>
type Source<Id extends string> = { default: Loaded<Id> } | (() => Promise<{ default: Loaded<Id> }>)

/**
 * Creates the message functions of a package.
 * @param sources the catalogue of each language, or its dynamic import; the build compiles the ICU syntax
 */
export function createMessages<Id extends string>(sources: Record<Language, Source<Id>>) {
  /** The language of the texts until the catalogue of another one is here. */
  let active: Language | undefined
  /** The catalogues that have been loaded. */
  const catalogues: Partial<Record<Language, Loaded<Id>>> = {}
  const listeners = new Set<() => void>()
  /** Ids without a text that were reported. */
  const missing = new Set<Id>()
  let revision = 0

  function notify(): void {
    revision += 1
    listeners.forEach((listener) => listener())
  }

  /** The language of the texts: the visitor's, or on the server the rendering's, once its catalogue is here. */
  function activeLanguage(): Language | undefined {
    const { lang } = getLanguage()
    if (catalogues[lang]) active = lang
    return active ?? languages.find((each) => catalogues[each])
  }

  async function fetchCatalogue(lang: Language): Promise<void> {
    const source = sources[lang]
    const { default: catalogue } =
      typeof source === 'function'
        ? await withTimeout(source(), LOAD_TIMEOUT_MS, 'The texts')
        : source
    catalogues[lang] = catalogue
  }

  /** Loads the catalogue of the current language, for the loader of a route. @throws when it fails to load */
  async function load(): Promise<null> {
    const { lang } = getLanguage()
    if (catalogues[lang]) return null
    await fetchCatalogue(lang)
    activeLanguage()
    notify()
    return null
  }

  for (const lang of languages) {
    const source = sources[lang]
    if (typeof source !== 'function') catalogues[lang] = source.default
  }
  // The language waits for what is on the page only.
  onBeforeLanguageChange((lang) =>
    listeners.size === 0 || catalogues[lang] ? undefined : fetchCatalogue(lang),
  )
  onLanguageChange((lang) => {
    if (catalogues[lang]) notify()
    load().catch((error: unknown) => console.warn('Messages could not be loaded', error))
  })

  // Dispatched by the development build when a catalogue changes.
  if (process.env.NODE_ENV === 'development') addEventListener('messageschange', notify)

  /** The text of a message; its id where there is none, or no catalogue yet. */
  function t(id: Id, values: Values = {}): string {
    const lang = activeLanguage()
    const message = lang && catalogues[lang]?.[id]
    if (lang && message === undefined) reportMissing(id, lang)
    return message && lang ? formatMessage(message, values, lang) : id
  }

  /** Types name such an id, too, but neither a development server nor a test checks them. */
  function reportMissing(id: Id, lang: Language): void {
    if (process.env.NODE_ENV === 'production' || missing.has(id)) return
    missing.add(id)
    console.error(`There is no text "${id}" in messages/${lang}.json`)
  }

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
    const text = t(props.id, escapeValues(props.values ?? {}))
    return <>{formatElements(text, props.components ?? {})}</>
  }

  return { t, useT, T, load }
}
