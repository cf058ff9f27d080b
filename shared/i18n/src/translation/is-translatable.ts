/** Longest text that is sent, in characters; the public service rejects longer ones. */
export const MAX_TEXT_LENGTH = 500

/** Longest translation that is accepted, in characters. */
const MAX_TRANSLATION_LENGTH = 8 * MAX_TEXT_LENGTH

const LATIN = /\p{Script=Latin}/u
const ARABIC = /\p{Script=Arabic}/u
// Personal data must not reach the service, and addresses have no translation.
const ADDRESS = /\S@\S+\.\S|https?:\/\//i

/** Elements whose text is code, typed by the user, or the value of a form control. */
const UNTRANSLATABLE = [
  'script',
  'style',
  'noscript',
  'textarea',
  'code',
  'input',
  // Without a value attribute the form submits the text.
  'option:not([value])',
  '[contenteditable]:not([contenteditable="false" i])',
].join()

/** Returns whether the element's own text may be translated. */
export function isTranslatableElement(element: Element): boolean {
  if (element.closest(UNTRANSLATABLE)) return false
  return element.closest('[translate]')?.getAttribute('translate')?.toLowerCase() !== 'no'
}

/** Returns whether the element is rendered, on or off the screen; true where the browser cannot tell. */
export function isRendered(element: Element): boolean {
  return element.checkVisibility?.() ?? true
}

/** Returns whether the text has Latin letters and no Arabic ones. */
export function isEnglish(text: string): boolean {
  return LATIN.test(text) && !ARABIC.test(text)
}

/** Returns whether the text may be sent to the translation service. */
export function isTranslatableText(text: string): boolean {
  return isEnglish(text) && text.length <= MAX_TEXT_LENGTH && !ADDRESS.test(text)
}

/** Returns whether a value can be a translation; without Arabic letters it is an echo or an error message of the service. */
export function isTranslation(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TRANSLATION_LENGTH && ARABIC.test(value)
}

/** Splits a text node's data into the text and the white space around it, which the layout needs. */
export function splitWhitespace(data: string): { leading: string; text: string; trailing: string } {
  const text = data.trim()
  const start = data.indexOf(text)
  return { leading: data.slice(0, start), text, trailing: data.slice(start + text.length) }
}
