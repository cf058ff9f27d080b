import dictionary from './dictionary.json' with { type: 'json' }

interface Template {
  pattern: RegExp
  arabic: string
}

const hole = /\\\{(\w+)\\\}/g

function keyOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** A sentence with parts that vary, written `{name}`, as a pattern that finds them. */
function templateOf(english: string, arabic: string): Template {
  const escaped = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return { pattern: new RegExp(`^${escaped.replace(hole, '(?<$1>.{1,200}?)')}$`, 'i'), arabic }
}

const entries = Object.entries(dictionary)
const sentences = new Map(entries.map(([english, arabic]) => [keyOf(english), arabic]))
const templates = entries
  .filter(([english]) => english.includes('{'))
  .map(([english, arabic]) => templateOf(english, arabic))

function fillTemplate(text: string): string | null {
  for (const { pattern, arabic } of templates) {
    const groups = pattern.exec(text)?.groups
    if (groups) return arabic.replace(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? '')
  }
  return null
}

/** An address is a list of places; those that are known are translated one by one. */
function translateList(text: string): string | null {
  const parts = text.split(', ')
  const translated = parts.map((part) => sentences.get(keyOf(part)))
  if (!translated.some((part) => part !== undefined)) return null
  return parts.map((part, index) => translated[index] ?? part).join('، ')
}

/**
 * The text in another language where the dictionary has it, else the text itself.
 * @param langpair for example `en|ar`, the only pair that the dictionary knows
 */
export function translate(text: string, langpair: string): string {
  if (langpair !== 'en|ar') return text
  const known = sentences.get(keyOf(text))
  if (known !== undefined) return known
  return fillTemplate(text.trim().replace(/\s+/g, ' ')) ?? translateList(text) ?? text
}
