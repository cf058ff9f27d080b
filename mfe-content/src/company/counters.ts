import { locales } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'

export interface Counter {
  value: number
  /** Adds a plus sign: more than `value`. */
  more?: boolean
}

/** Counters of the career page, in order; labels are the messages `counter.ID`. */
export const counters = [
  { id: 'users', value: 200_000, more: true },
  { id: 'years', value: 15, more: true },
  { id: 'offices', value: 54 },
  { id: 'positions', value: 12_000 },
] as const satisfies readonly (Counter & { id: string })[]

/** Compact notation, such as `200+K`, `54`, `12K`. */
export function formatCounter({ value, more = false }: Counter, lang: Language): string {
  const format = new Intl.NumberFormat(locales[lang], { notation: 'compact' })
  // The message `counter.more` says it in words in Arabic, where a plus sign before a word reads as a typing error.
  if (!more || lang === 'ar') return format.format(value)
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'integer' ? `${part.value}+` : part.value))
    .join('')
}
