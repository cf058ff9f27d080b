import { formatNumber, locales } from '@shop/contracts/format.ts'

import type { Language } from './negotiate-language.ts'

/** Texts by plural category; `#` stands for the number. Arabic needs all six, English `one` and `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The form for a number, with the number in it. */
export function formatPlural(count: number, forms: PluralForms, lang: Language): string {
  const form = forms[new Intl.PluralRules(locales[lang]).select(count)] ?? forms.other
  return form.replace('#', formatNumber(count, lang))
}
