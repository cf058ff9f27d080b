import type { LocalizedText } from '@shop/contracts/text.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'

/** A product title; marked as English where it has no translation. */
export function ItemTitle({ title }: { title: LocalizedText }) {
  const { lang } = useLanguage()
  const untranslated = lang !== 'en' && !title[lang]
  return (
    <span {...(untranslated ? { lang: 'en', dir: 'auto' } : { translate: 'no' as const })}>
      {localized(title, lang)}
    </span>
  )
}
