import { CURRENCY } from '@shop/contracts/money.ts'
import { formatDecimal } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Amount } from '@shop/ui/text/Amount.tsx'

/** An amount as the payment result prefixes it in English: `(OMR) 1.05`. @param props.hundredths of OMR */
export function PaymentAmount({ hundredths }: { hundredths: number }) {
  const { lang } = useLanguage()
  if (lang !== 'en') return <Amount hundredths={hundredths} />
  return <bdi translate="no">{`(${CURRENCY}) ${formatDecimal(hundredths, lang)}`}</bdi>
}
