import type { Language } from '@shop/kernel/language'

import { isEnglish, isTranslatableElement } from './is-translatable.ts'
import { textNodesIn } from './text-walker.ts'

/**
 * Keeps the `lang` attribute of data true: marked as English, it would be read out with an English voice once
 * it is translated.
 * @returns call it with the parent of a text that was translated, or that is English again
 */
export function createLangUpdater(lang: Language) {
  const updated = new WeakSet<Element>()

  function hasEnglish(element: Element): boolean {
    for (const node of textNodesIn(element)) {
      const parent = node.parentElement
      if (parent && isEnglish(node.data) && isTranslatableElement(parent)) return true
    }
    return false
  }

  return function updateLang(parent: Element): void {
    const element = parent.closest('[lang]')
    if (!element || element === document.documentElement) return
    const current = element.getAttribute('lang')
    if (current === 'en' && !hasEnglish(element)) {
      updated.add(element)
      element.setAttribute('lang', lang)
    } else if (current === lang && updated.has(element) && hasEnglish(element)) {
      updated.delete(element)
      element.setAttribute('lang', 'en')
    }
  }
}
