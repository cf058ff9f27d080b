import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link } from '@shop/router'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'

import type { ListColumn } from '../list/RecordList.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { OrderState } from './OrderState.tsx'

/** The columns of a list of orders. @param withBuyer false for orders of one buyer */
export function useOrderColumns(withBuyer = true): ListColumn<OfficeOrder>[] {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const buyerColumns: ListColumn<OfficeOrder>[] = [
    {
      title: t('order.buyer'),
      wide: true,
      cell: ({ buyerEmail }) => <PersonalText>{buyerEmail}</PersonalText>,
    },
    {
      title: t('order.invoiceNumber'),
      long: false,
      wide: true,
      cell: ({ invoiceNumber }) => <bdi translate="no">{invoiceNumber ?? '–'}</bdi>,
    },
  ]
  return [
    {
      title: t('order.number'),
      cell: ({ _id, number, buyerName }) => (
        <>
          <Link to={generatePath(paths.order, { id: _id })} translate="no">
            {number}
          </Link>{' '}
          {withBuyer && <PersonalText>{buyerName}</PersonalText>}
        </>
      ),
    },
    {
      title: t('order.createdAt'),
      sort: 'placed',
      long: false,
      plain: true,
      cell: ({ createdAt }) => (
        <Time dateTime={createdAt}>{formatDateTime(createdAt, lang, 'medium')}</Time>
      ),
    },
    {
      title: t('order.status'),
      long: false,
      plain: true,
      cell: (order) => <OrderState order={order} />,
    },
    ...(withBuyer ? buyerColumns : []),
    {
      title: t('order.total'),
      sort: 'total',
      cell: ({ total }) => <Amount hundredths={toHundredths(total)} />,
      end: true,
    },
  ]
}
