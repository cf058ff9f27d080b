import { locales } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel'

interface Counter {
  value: number
  /** There are more than that. */
  more?: boolean
}

/** What is counted, in the order it is shown; the words are messages of these names. */
export const counters = [
  { id: 'users', value: 200_000, more: true },
  { id: 'years', value: 15, more: true },
  { id: 'offices', value: 54 },
  { id: 'positions', value: 12_000 },
] as const satisfies readonly (Counter & { id: string })[]

/** In short: `200+K`, `54`, `12K`, and the same in the digits and words of the language. */
export function formatCounter({ value, more = false }: Counter, lang: Language): string {
  return new Intl.NumberFormat(locales[lang], { notation: 'compact' })
    .formatToParts(value)
    .map((part) => (more && part.type === 'integer' ? `${part.value}+` : part.value))
    .join('')
}
