import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'

interface DataTextProps {
  text: LocalizedText
  /** `no` keeps a text that is in the page's language, such as a name, from being translated by the browser. */
  translate?: 'no'
}

/**
 * A text of the data in the page's language. The English fallback is marked as English, so
 * that it is pronounced and machine-translated as such.
 */
export function DataText({ text, translate }: DataTextProps) {
  const { lang } = useLanguage()
  const isFallback = lang !== 'en' && !text[lang]
  return (
    <span {...(isFallback ? { lang: 'en', dir: 'auto' } : { translate })}>
      {localize(text, lang)}
    </span>
  )
}
