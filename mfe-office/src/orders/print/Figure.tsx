import { toHundredths } from '@shop/contracts/rules/money.ts'
import { formatAmount } from '@shop/i18n/format.ts'

import { formatExact } from './format-exact.ts'

/** Figures are the same in both languages. @param props.exact with three decimals */
export const Figure = ({ omr, exact }: { omr: number; exact: boolean }) => (
  <bdi translate="no">{exact ? formatExact(omr, 'en') : formatAmount(toHundredths(omr), 'en')}</bdi>
)
