import type { Page } from '@playwright/test'

/** Wraps each text of a hydrated page, and each that is added to it, as browsers do that translate pages. */
export async function wrapTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** Browsers leave alone what says that it is not to be translated. */
    const KEPT = 'font, script, style, noscript, select, textarea, [translate=no]'
    function wrap(node: Node): void {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts = node instanceof Text ? [node] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (text.parentElement?.closest(KEPT)) continue
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    }
    function start(): void {
      const root = document.getElementById('root')
      if (document.readyState !== 'complete' || (root && 'earlyClicks' in window)) {
        return void requestAnimationFrame(start)
      }
      wrap(document.body)
      new MutationObserver((records) => {
        for (const { addedNodes } of records) addedNodes.forEach(wrap)
      }).observe(document.body, { childList: true, subtree: true })
    }
    start()
  })
}
