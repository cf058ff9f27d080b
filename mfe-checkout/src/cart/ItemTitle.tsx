import type { LocalizedText } from '@shop/contracts/text.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'

/** A product's title, marked as English where the page's language has none of its own. */
export function ItemTitle({ title }: { title: LocalizedText }) {
  const { lang } = useLanguage()
  const foreign = lang !== 'en' && !title[lang]
  return (
    <span {...(foreign ? { lang: 'en', dir: 'auto' } : { translate: 'no' as const })}>
      {localize(title, lang)}
    </span>
  )
}
