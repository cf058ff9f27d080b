import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeToday } from '@shop/contracts/wire/office-today.ts'
import { Amount } from '@shop/ui/text/Amount.tsx'

import { useOverviewT } from '../messages.generated.ts'
import { OrderName } from './OrdersToPrepare.tsx'
import { ShortList } from './ShortList.tsx'

/** Orders that do not go on by themselves, each with why. */
export function Problems({ problems }: { problems: NonNullable<OfficeToday['problems']> }) {
  const t = useOverviewT()
  return (
    <ShortList
      title={t('today.problemsTitle')}
      none=""
      isUrgent
      items={problems.map(({ order, problem }) => ({
        key: `${order._id} ${problem}`,
        subject: <OrderName order={order} />,
        detail: t(`today.problem.${problem}`),
        note: <Amount hundredths={toHundredths(order.total)} />,
      }))}
    />
  )
}
