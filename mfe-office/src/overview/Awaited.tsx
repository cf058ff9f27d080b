import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeToday } from '@shop/contracts/wire/office-today.ts'
import { Link } from '@shop/router'
import { Amount } from '@shop/ui/text/Amount.tsx'

import { useOverviewT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { ShortList } from './ShortList.tsx'

/** Where the orders are that are still to be paid so: those in cash are sent before they are paid. */
const lists = { cash: `${paths.orders}?status=all`, transfer: `${paths.orders}?status=open` }

/** The money that is still to come in cash and by transfers; nothing while none is. */
export function Awaited({ awaited = [] }: Pick<OfficeToday, 'awaited'>) {
  const t = useOverviewT()
  if (awaited.length === 0) return null
  return (
    <ShortList
      title={t('today.awaitedTitle')}
      none=""
      items={awaited.map(({ method, orders, amount }) => ({
        key: method,
        subject: <Link to={lists[method]}>{t(`today.awaited.${method}`)}</Link>,
        detail: t('today.orders', { count: orders }),
        note: <Amount hundredths={toHundredths(amount)} />,
      }))}
    />
  )
}
