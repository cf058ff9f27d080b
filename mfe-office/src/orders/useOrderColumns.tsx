import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { generatePath, Link } from '@shop/router'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { styled } from 'styled-components'

import type { ListColumn } from '../list/RecordList.tsx'
import { ShortTime } from '../list/ShortTime.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { DueDay } from './DueDay.tsx'
import { OrderGoods } from './OrderGoods.tsx'
import { OrderState } from './OrderState.tsx'
import { useDeliveryPlace } from './useDeliveryPlace.ts'

/** The columns of a list of orders. @param withBuyer false for orders of one buyer */
export function useOrderColumns(withBuyer = true): ListColumn<OfficeOrder>[] {
  const t = useOrdersT()
  const toPlace = useDeliveryPlace()
  return [
    {
      title: t('order.number'),
      cell: ({ _id, number, buyerName, buyerEmail }) => (
        <>
          <Link to={generatePath(paths.order, { id: _id })} translate="no">
            {number}
          </Link>{' '}
          {withBuyer && <PersonalText>{buyerName || buyerEmail}</PersonalText>}
        </>
      ),
    },
    {
      title: t('order.what'),
      plain: true,
      cell: ({ goods }) => <OrderGoods goods={goods} />,
    },
    {
      title: t('order.createdAt'),
      sort: 'placed',
      desktop: true,
      long: false,
      plain: true,
      cell: ({ createdAt }) => <ShortTime at={createdAt} />,
    },
    {
      title: t('order.delivery'),
      plain: true,
      cell: (order) => (
        <>
          <DueDay order={order} /> <Muted as="span">{toPlace(order)}</Muted>
        </>
      ),
    },
    {
      title: t('order.status'),
      long: false,
      plain: true,
      cell: (order) => (
        <Status>
          <OrderState order={order} />
        </Status>
      ),
    },
    {
      title: t('order.total'),
      sort: 'total',
      cell: ({ total }) => <Amount hundredths={toHundredths(total)} />,
      end: true,
    },
  ]
}

/** Leaves the names of buyers room on a tablet. */
const Status = styled.span`
  @media not all and (min-width: 80rem) {
    & > span {
      white-space: normal;
    }
  }
`
