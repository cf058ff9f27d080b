import { formatAmount } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { styled } from 'styled-components'

/** An amount with its currency. @param props.hundredths integer number of hundredths of OMR */
export function Amount({ hundredths }: { hundredths: number }) {
  const { lang } = useLanguage()
  return <Root translate="no">{formatAmount(hundredths, lang)}</Root>
}

const Root = styled.bdi`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
