/** Number of the last change of each tab that a text includes, the latest change first. */
export type Revision = ReadonlyMap<string, number>

/** Tabs in a revision; more do not change one text within a minute. */
const MAX_TABS = 16

const DIGITS = ' \t\n\r'
/** No encoded ASCII character starts with a 3, and none has three of them in a row. */
const START = '\r\r\r\r'

/**
 * Appends a revision to a text, in whitespace, which JSON ignores: one stored value, so that no tab ever sees the
 * text without its revision.
 */
export function appendRevision(text: string, revision: Revision): string {
  const tabs = [...revision].slice(0, MAX_TABS).map(([tab, number]) => `${tab}.${number}`)
  const codes = [...tabs.join(' ')].map((character) =>
    character.charCodeAt(0).toString(4).padStart(4, '0'),
  )
  return text + START + codes.join('').replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)))
}

/** Splits a stored text from its revision, which is null where somebody else wrote the text. */
export function splitRevision(stored: string | null): {
  text: string | null
  revision: Revision | null
} {
  const end = stored?.lastIndexOf(START) ?? -1
  if (stored === null || end < 0) return { text: stored, revision: null }
  const digits = stored
    .slice(end + START.length)
    .replace(/\s/g, (space) => String(DIGITS.indexOf(space)))
  const codes = digits.match(/\d{4}/g) ?? []
  const tabs = String.fromCharCode(...codes.map((code) => Number.parseInt(code, 4)))
  const revision = new Map<string, number>()
  for (const [, tab = '', number] of tabs.matchAll(/(\w+)\.(\d+)/g)) {
    revision.set(tab, Number(number))
  }
  return { text: stored.slice(0, end), revision }
}
