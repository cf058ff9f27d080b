import { getConfig, type Language } from '@shop/kernel'

import { createLanguageMarks } from './lang-attribute.ts'
import { isRendered, mayTranslate } from './node.rules.ts'
import { createPlaces } from './pending-nodes.ts'
import { createSweeper } from './text-walker.ts'
import { isForeign, isSendable, partsOf } from './text.rules.ts'
import { createCache } from './translation.cache.ts'
import { askService } from './translation.service.ts'
import { createTranslator } from './translator.ts'

/** Attributes with which something hidden may become visible, or text may become translatable. */
const revealing = ['hidden', 'open', 'class', 'style', 'translate', 'contenteditable']

/** Events that reveal something without a trace in the tree: another width, a popover. */
const unseen = ['resize', 'toggle']

/**
 * Translates the visible English text of the page, and whatever appears later, until it is stopped.
 * Only the content of text nodes changes, never the nodes: they belong to React.
 */
export function translatePage(lang: Language, page: HTMLElement = document.body): () => void {
  const { translationUrl } = getConfig()
  const cache = createCache(lang)
  const places = createPlaces()
  const updateMark = createLanguageMarks(lang)
  const translator = createTranslator({
    ask: (text) => askService(translationUrl, text, lang),
    cache,
    isWanted: (text) => places.isTaken(text),
    onDone: (text) => places.leave(text).forEach(visit),
  })

  // What is written here has Arabic letters, so that the visit that follows from it ends at once.
  function visit(node: Text): void {
    const { before, core, after } = partsOf(node.data)
    const parent = node.parentElement
    if (!parent || !isForeign(core) || !mayTranslate(parent)) return
    const translation = cache.get(core)
    if (translation !== undefined) node.data = before + translation + after
    else if (isSendable(core) && translator.isOpen(core) && isRendered(parent)) {
      places.take(node, core)
      translator.request(core)
    }
    updateMark(parent)
  }

  const sweeper = createSweeper(visit)
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) {
      if (type === 'characterData' && target instanceof Text) visit(target)
      else if (type === 'attributes') sweeper.later(target)
    }
    sweeper.now(records.flatMap(({ addedNodes }) => [...addedNodes]))
  })
  observer.observe(page, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: revealing,
  })

  const sweepAll = () => sweeper.later(page)
  for (const event of unseen) window.addEventListener(event, sweepAll, true)
  sweeper.now([page])

  return () => {
    observer.disconnect()
    for (const event of unseen) window.removeEventListener(event, sweepAll, true)
    sweeper.stop()
    places.clear()
  }
}
