const letters = /\p{L}/u
const arabic = /\p{Script=Arabic}/u

/** Texts below `root` without any Arabic, apart from those marked `translate="no"`. */
export function findUntranslatedTexts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const text = textContent ?? ''
    const translatable = !parentElement?.closest('script, style, title, [translate=no]')
    if (translatable && letters.test(text) && !arabic.test(text)) found.push(text)
  }
  return found
}
