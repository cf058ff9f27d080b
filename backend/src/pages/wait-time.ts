import type { Language } from './negotiate-language.ts'
import { formatPlural, type PluralForms } from './plural.ts'

/** As they stand after "in" and "بعد". */
const minutesForms: Record<Language, PluralForms> = {
  en: { one: '# minute', other: '# minutes' },
  ar: {
    zero: '# دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  },
}

/** How long somebody has to wait, in whole minutes: "in …". */
export function formatWait(seconds: number, lang: Language): string {
  return formatPlural(Math.max(1, Math.ceil(seconds / 60)), minutesForms[lang], lang)
}
