import type { LocalizedText } from '@shop/contracts/text.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'

/** A text from the data; marked as English where it has no Arabic, so that it is read and translated as such. */
export function DataText({ text }: { text: LocalizedText }) {
  const { lang } = useLanguage()
  if (lang === 'en' || text[lang]) return <>{localize(text, lang)}</>
  return (
    <span lang="en" dir="auto">
      {text.en}
    </span>
  )
}
