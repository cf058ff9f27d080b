import type { Language } from '@shop/kernel'

import { mayTranslate } from './node.rules.ts'
import { textsIn } from './text-nodes.ts'
import { isForeign } from './text.rules.ts'

/**
 * Keeps `lang="en"` true around text that is translated: data without Arabic is marked so, and a screen
 * reader would read the translation with an English voice.
 */
export function createLanguageMarks(lang: Language) {
  const changed = new WeakSet<Element>()

  function isEnglish(element: Element): boolean {
    for (const node of textsIn(element)) {
      const parent = node.parentElement
      if (parent && isForeign(node.data) && mayTranslate(parent)) return true
    }
    return false
  }

  /** To be called for the parent of a text that was just translated, or that is English again. */
  return function update(parent: Element): void {
    const marked = parent.closest('[lang]')
    if (!marked || marked === document.documentElement) return
    const mark = marked.getAttribute('lang')
    if (mark === 'en' && !isEnglish(marked)) {
      changed.add(marked)
      marked.setAttribute('lang', lang)
    } else if (mark === lang && changed.has(marked) && isEnglish(marked)) {
      changed.delete(marked)
      marked.setAttribute('lang', 'en')
    }
  }
}
