import { toHundredths } from '@shop/contracts/rules/money.ts'
import { formatAmount } from '@shop/i18n/format.ts'

/** An amount with three decimals, which the authorities have tax stated in. */
function formatExact(omr: number): string {
  const baisa = Math.round(Math.abs(omr) * 1000)
  return `${omr < 0 ? '-' : ''}${formatAmount(Math.floor(baisa / 10), 'en')}${baisa % 10}`
}

/** Figures are the same in both languages. @param props.exact with three decimals */
export const Figure = ({ omr, exact }: { omr: number; exact: boolean }) => (
  <bdi translate="no">{exact ? formatExact(omr) : formatAmount(toHundredths(omr), 'en')}</bdi>
)
