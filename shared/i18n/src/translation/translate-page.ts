import { getConfig } from '@shop/kernel/config'
import type { Language } from '@shop/kernel/language'

import { fetchTranslation } from './fetch-translation.ts'
import {
  isEnglish,
  isRendered,
  isTranslatableElement,
  isTranslatableText,
  splitWhitespace,
} from './is-translatable.ts'
import { createLangUpdater } from './lang-attribute.ts'
import { createPendingNodes, createTextWalker } from './text-walker.ts'
import { createTranslationCache } from './translation-cache.ts'
import { createTranslator } from './translator.ts'

/** Attributes whose change may render an element or make its text translatable. */
const REVEALING_ATTRIBUTES = ['hidden', 'open', 'class', 'style', 'translate', 'contenteditable']

/** Events that may render an element without a mutation: a media query, a popover. */
const REVEALING_EVENTS = ['resize', 'toggle']

/**
 * Translates the rendered English text of the page and of later changes. Writes into text nodes only and never
 * replaces them: they belong to React.
 * @returns stops the translation
 */
export function translatePage(lang: Language, page: HTMLElement = document.body): () => void {
  const { translationUrl } = getConfig()
  const cache = createTranslationCache(lang)
  const pendingNodes = createPendingNodes()
  const updateLang = createLangUpdater(lang)
  const translator = createTranslator({
    translate: (text) => fetchTranslation(translationUrl, text, lang),
    cache,
    isPending: (text) => pendingNodes.has(text),
    onSettled: (text) => pendingNodes.remove(text).forEach(visit),
  })

  // A translation is not English: the visit that follows from writing it ends at once.
  function visit(node: Text): void {
    const { leading, text, trailing } = splitWhitespace(node.data)
    const parent = node.parentElement
    if (!parent || !isEnglish(text) || !isTranslatableElement(parent)) return
    const translation = cache.get(text)
    if (translation !== undefined) node.data = leading + translation + trailing
    else if (isTranslatableText(text) && translator.canRequest(text) && isRendered(parent)) {
      pendingNodes.add(node, text)
      translator.request(text)
    }
    updateLang(parent)
  }

  const walker = createTextWalker(visit)
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) {
      if (type === 'characterData' && target instanceof Text) visit(target)
      else if (type === 'attributes') walker.visitWhenIdle(target)
    }
    walker.visitNow(records.flatMap(({ addedNodes }) => [...addedNodes]))
  })
  observer.observe(page, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: REVEALING_ATTRIBUTES,
  })

  const visitPage = () => walker.visitWhenIdle(page)
  for (const event of REVEALING_EVENTS) window.addEventListener(event, visitPage, true)
  walker.visitNow([page])

  return () => {
    observer.disconnect()
    for (const event of REVEALING_EVENTS) window.removeEventListener(event, visitPage, true)
    walker.stop()
    pendingNodes.clear()
  }
}
