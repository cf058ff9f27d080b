import { formatNumber, type locales } from '@shop/contracts/rules/format.ts'

type Language = keyof typeof locales

/** A message as the build compiles it from ICU MessageFormat. */
export type Message = string | readonly Part[]

type Part = string | readonly [argument: string, type?: string, cases?: Record<string, Message>]

export type Values = Record<string, unknown>

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {}

/** With a numbering system, as in `ar-OM-u-nu-latn`, a browser takes 10 ms to create them; the language alone decides. */
const selectPlural = (lang: Language, count: number) =>
  (pluralRules[lang] ??= new Intl.PluralRules(lang)).select(count)

/**
 * The text of a message. Numbers are formatted without `Intl.NumberFormat`, as amounts are: a browser takes 8 to 25 ms to
 * create the first one, before it can hydrate the page.
 * @param values by argument; nothing stands for one that is absent
 * @param count what `#` stands for, in a case of a plural
 */
export function formatMessage(
  message: Message,
  values: Values,
  lang: Language,
  count?: number,
): string {
  if (typeof message === 'string') return message
  return message.map((part) => formatPart(part, values, lang, count)).join('')
}

function formatPart(part: Part, values: Values, lang: Language, count?: number): string {
  if (part === '#' && count !== undefined) return formatNumber(count, lang)
  if (typeof part === 'string') return part
  const [argument, type, cases = {}] = part
  const value = values[argument]
  const key = String(value)
  if (type === 'plural') {
    const number = Number(value)
    const message = cases[key] ?? cases[selectPlural(lang, number)] ?? cases.other ?? ''
    return formatMessage(message, values, lang, number)
  }
  if (type === 'select') return formatMessage(cases[key] ?? cases.other ?? '', values, lang, count)
  if (value === undefined || value === null) return ''
  return type === 'number' ? formatNumber(Number(value), lang) : key
}
