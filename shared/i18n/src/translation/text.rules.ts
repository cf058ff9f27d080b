/** Longer texts are not sent: the public service refuses them. Characters. */
export const MAX_TEXT = 500

const latin = /\p{Script=Latin}/u
const arabic = /\p{Script=Arabic}/u
// Who somebody is and where something lies is nobody else's business, and has no translation.
const address = /\S@\S+\.\S|https?:\/\//i

/** A text node's content: what is to be translated, and the space around it that the page's layout needs. */
export function partsOf(data: string): { before: string; core: string; after: string } {
  const core = data.trim()
  const start = data.indexOf(core)
  return { before: data.slice(0, start), core, after: data.slice(start + core.length) }
}

/** Whether a text is in English alone: Latin letters, no Arabic ones. */
export function isForeign(text: string): boolean {
  return latin.test(text) && !arabic.test(text)
}

/** Whether a text may be sent to the service. */
export function isSendable(text: string): boolean {
  return isForeign(text) && text.length <= MAX_TEXT && !address.test(text)
}

/** Whether a text can be a translation: one without an Arabic letter is an echo, or the service's own complaint. */
export function isTranslation(text: unknown): text is string {
  return typeof text === 'string' && text.length <= 8 * MAX_TEXT && arabic.test(text)
}
