import ar from '../../platform/i18n/ar.json' with { type: 'json' }
import en from '../../platform/i18n/en.json' with { type: 'json' }
import { demoData } from '../seed/demo-data.ts'
import dictionary from './dictionary.json' with { type: 'json' }

interface Template {
  pattern: RegExp
  arabic: string
}

const PLACEHOLDER = /\\\{(\w+)\\\}/g

function normalizeText(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** Parses a sentence with placeholders, `{name}` for any text and `{number}` for digits. */
function parseTemplate(english: string, arabic: string): Template {
  const escaped = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = escaped.replace(PLACEHOLDER, (_, name: string) =>
    name === 'number' ? '(?<number>\\d{1,12})' : `(?<${name}>.{1,200}?)`,
  )
  return { pattern: new RegExp(`^${pattern}$`, 'i'), arabic }
}

const entries = Object.entries(dictionary)
// Server messages contain product titles in English.
const titles = [...demoData.categories, ...demoData.products].map(({ title }) => title)
// The API says what it rejects in the words of the portal's pages.
const sentences = Object.entries(en)
  .filter(([, text]) => text.endsWith('.') && !text.includes('{'))
  .map(([key, text]): [string, string] => [text, ar[key as keyof typeof ar]])
const translations = new Map([
  ...titles.map(({ en, ar }): [string, string] => [normalizeText(en), ar]),
  ...[...sentences, ...entries].map(([english, arabic]): [string, string] => [
    normalizeText(english),
    arabic,
  ]),
])
const templates = entries
  .filter(([english]) => english.includes('{'))
  .map(([english, arabic]) => parseTemplate(english, arabic))

function fillTemplate(text: string): string | null {
  for (const { pattern, arabic } of templates) {
    const groups = pattern.exec(text)?.groups
    if (!groups) continue
    return arabic.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = groups[name] ?? ''
      return translatePhrase(value) ?? value
    })
  }
  return null
}

function translatePhrase(text: string): string | null {
  return translations.get(normalizeText(text)) ?? fillTemplate(text.trim().replace(/\s+/g, ' '))
}

/** Translates an address place by place, as far as the places are known. */
function translateList(text: string): string | null {
  const parts = text.split(', ')
  const translated = parts.map(translatePhrase)
  if (!translated.some((part) => part !== null)) return null
  return parts.map((part, index) => translated[index] ?? part).join('، ')
}

/** Translates several sentences when all of them are known. */
function translateSentences(text: string): string | null {
  const parts = text.trim().split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  const translated = parts.map(translatePhrase)
  return translated.every((part) => part !== null) ? translated.join(' ') : null
}

/**
 * Translates a text by the dictionary; unknown texts stay as they are.
 * @param langpair such as `en|ar`, the only pair that is known
 */
export function translate(text: string, langpair: string): string {
  if (langpair !== 'en|ar') return text
  const whole = translations.get(normalizeText(text))
  // Sentence by sentence first: a placeholder would take several sentences for a name.
  return (
    whole ??
    translateSentences(text) ??
    fillTemplate(text.trim().replace(/\s+/g, ' ')) ??
    translateList(text) ??
    text
  )
}
