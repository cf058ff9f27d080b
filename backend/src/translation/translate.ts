import { demoData } from '../seed/demo-data.ts'
import dictionary from './dictionary.json' with { type: 'json' }

interface Template {
  pattern: RegExp
  arabic: string
}

const hole = /\\\{(\w+)\\\}/g

function keyOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** A sentence with parts that vary, written `{name}`, as a pattern that finds them; a `{number}` is digits alone. */
function templateOf(english: string, arabic: string): Template {
  const escaped = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = escaped.replace(hole, (_, name: string) =>
    name === 'number' ? '(?<number>\\d{1,12})' : `(?<${name}>.{1,200}?)`,
  )
  return { pattern: new RegExp(`^${pattern}$`, 'i'), arabic }
}

const entries = Object.entries(dictionary)
// Sentences name the goods in English.
const titles = [...demoData.categories, ...demoData.products].map(({ title }) => title)
const sentences = new Map([
  ...titles.map(({ en, ar }): [string, string] => [keyOf(en), ar]),
  ...entries.map(([english, arabic]): [string, string] => [keyOf(english), arabic]),
])
const templates = entries
  .filter(([english]) => english.includes('{'))
  .map(([english, arabic]) => templateOf(english, arabic))

/** A number in the digits that the shop's Arabic pages have. */
function toArabicDigits(text: string): string {
  if (!/^\d+(\.\d+)?$/.test(text)) return text
  return text.replace('.', '٫').replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)
}

function fillTemplate(text: string): string | null {
  for (const { pattern, arabic } of templates) {
    const groups = pattern.exec(text)?.groups
    if (!groups) continue
    return arabic.replace(/\{(\w+)\}/g, (_, name: string) => {
      const filling = groups[name] ?? ''
      return translatePhrase(filling) ?? toArabicDigits(filling)
    })
  }
  return null
}

function translatePhrase(text: string): string | null {
  return sentences.get(keyOf(text)) ?? fillTemplate(text.trim().replace(/\s+/g, ' '))
}

/** An address is a list of places; those that are known are translated one by one. */
function translateList(text: string): string | null {
  const parts = text.split(', ')
  const translated = parts.map(translatePhrase)
  if (!translated.some((part) => part !== null)) return null
  return parts.map((part, index) => translated[index] ?? part).join('، ')
}

/** Several sentences at once, when every one of them is known. */
function translateSentences(text: string): string | null {
  const parts = text.trim().split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  const translated = parts.map(translatePhrase)
  return translated.every((part) => part !== null) ? translated.join(' ') : null
}

/**
 * The text in another language where the dictionary has it, else the text itself.
 * @param langpair for example `en|ar`, the only pair that the dictionary knows
 */
export function translate(text: string, langpair: string): string {
  if (langpair !== 'en|ar') return text
  return translatePhrase(text) ?? translateSentences(text) ?? translateList(text) ?? text
}
