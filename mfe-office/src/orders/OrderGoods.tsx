import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color } from '@shop/ui/tokens/tokens.ts'
import PenLine from 'lucide-react/icons/pen-line'
import { styled } from 'styled-components'

import { useOrdersT } from '../messages.generated.ts'

/** What an order is of in a few words, with a pen where something is put on it. */
export function OrderGoods({ goods }: Pick<OfficeOrder, 'goods'>) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  if (!goods) return '–'
  const { title, quantity, more, personalized } = goods
  return (
    <>
      {formatNumber(quantity, lang)} × <DataText text={title} translate="no" />
      {more > 0 && ` ${t('order.more', { count: formatNumber(more, lang) })}`}
      {personalized && <Pen role="img" aria-label={t('order.personalized')} />}
    </>
  )
}

const Pen = styled(PenLine)`
  display: inline-block;
  inline-size: 0.9em;
  block-size: 0.9em;
  margin-inline-start: 0.4em;
  color: ${color.accent};
  vertical-align: -0.05em;
`
