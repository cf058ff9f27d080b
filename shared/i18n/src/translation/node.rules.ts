/** What holds no text for reading, or text that is the person's own or a machine's. */
const kept = [
  'script',
  'style',
  'noscript',
  'textarea',
  'code',
  'input',
  // Its text is what a form would send.
  'option:not([value])',
  '[contenteditable]:not([contenteditable="false" i])',
].join()

/** Whether the text directly in an element may be translated. */
export function mayTranslate(parent: Element): boolean {
  if (parent.closest(kept)) return false
  return parent.closest('[translate]')?.getAttribute('translate')?.toLowerCase() !== 'no'
}

/** Whether an element takes part in the page's picture, on or off the screen. */
export function isRendered(element: Element): boolean {
  // Browsers older than the method get what is hidden translated, too.
  return element.checkVisibility?.() ?? true
}
