import { toShopDay } from '@shop/contracts/rules/delivery.ts'
import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { useLanguage } from '@shop/kernel/language'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { formatShortDay, formatShortTime } from '../list/short-dates.ts'
import { useOrdersT } from '../messages.generated.ts'
import { getDue } from './order-due.ts'

/** The day that an order in hand was promised for: red once it is over, and in the colour of warnings on the day itself. */
export function DueDay({ order }: { order: Pick<OfficeOrder, 'state' | 'delivery'> }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const due = getDue(order, toShopDay(new Date()))
  if (!due) return null
  const { left } = due
  const day = formatShortDay(due.day, lang)
  const words =
    left < 0
      ? t('due.late', { day: formatShortTime(due.day, lang) })
      : left === 0
        ? t('due.today')
        : left === 1
          ? t('due.tomorrow')
          : day
  return (
    <Root dateTime={due.day} $left={left}>
      {words}
    </Root>
  )
}

const Root = styled.time<{ $left: number }>`
  color: ${({ $left }) => ($left < 0 ? color.danger : $left === 0 ? color.warning : 'inherit')};
  font-weight: ${({ $left }) => ($left <= 0 ? font.medium : 'inherit')};
  white-space: nowrap;
`
