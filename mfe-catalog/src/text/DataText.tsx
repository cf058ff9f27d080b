import type { LocalizedText } from '@shop/contracts/text.ts'
import { localized } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'

/** A text from the data; marked as English where it has no Arabic, so that it is read and translated as such. */
export function DataText({ text }: { text: LocalizedText }) {
  const { lang } = useLanguage()
  if (lang === 'en' || text[lang]) return <>{localized(text, lang)}</>
  return (
    <span lang="en" dir="auto">
      {text.en}
    </span>
  )
}
