import type { OrderRow } from '@shop/contracts/wire/account.ts'
import type { AgreedDelivery } from '@shop/contracts/wire/order.ts'
import { formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import type { LinkProps } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'
import { tableMedia } from '@shop/ui/table/table.styles.ts'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useArrivalText } from '../../delivery/delivery.ts'
import { useAccountT } from '../../messages.generated.ts'
import { MemberOrderStatus } from './MemberOrderStatus.tsx'
import { OrderedItems } from './OrderedItems.tsx'

interface OrderTableRow {
  no: string
  /** ISO 8601. */
  date: string
  status: string
  /** Hundredths of OMR. */
  total: number
  itemCount: number
  to: string
  items?: OrderRow['items']
  /** Of one that is under way. */
  arrival?: AgreedDelivery | undefined
}

interface OrdersTableProps {
  rows: readonly OrderTableRow[]
  link?: Pick<LinkProps, 'replace' | 'preventScrollReset'>
}

export function OrdersTable({ rows, link }: OrdersTableProps) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const describeArrival = useArrivalText()
  const columns: Column<OrderTableRow>[] = [
    {
      title: t('orders.number'),
      long: false,
      cell: ({ no, items }) => (
        <Lines>
          <OrderNumber translate="no">{no}</OrderNumber>
          <OrderedItems items={items} />
        </Lines>
      ),
    },
    {
      title: t('orders.date'),
      long: false,
      cell: ({ date }) => formatDay(date, lang, 'long', SHOP_TIME_ZONE),
    },
    {
      title: t('orders.status'),
      long: false,
      cell: ({ status, arrival }) => (
        <Lines>
          <MemberOrderStatus status={status} />
          {arrival && <small>{describeArrival(arrival)}</small>}
        </Lines>
      ),
    },
    {
      title: t('orders.total'),
      long: false,
      cell: ({ total, itemCount }) => (
        <Total>
          <Amount hundredths={total} /> <small>{t('orders.itemCount', { count: itemCount })}</small>
        </Total>
      ),
    },
    {
      title: t('orders.action'),
      actions: true,
      cell: ({ no, to }) => (
        <ViewLink {...link} to={to} variant="secondary" aria-label={t('orders.viewOrder', { no })}>
          {t('orders.view')}
        </ViewLink>
      ),
    },
  ]
  return (
    <DataTable
      label={t('meta.account.orders.title')}
      columns={columns}
      items={rows}
      getKey={({ no }) => no}
    />
  )
}

const Lines = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[2]};
  & > small {
    color: ${color.muted};
  }
  ${tableMedia.table} {
    justify-items: start;
  }
`

const OrderNumber = styled.bdi`
  font-weight: ${font.medium};
`

const Total = styled.span`
  & > small {
    color: ${color.muted};
    white-space: nowrap;
  }
`

const ViewLink = styled(ButtonLink)`
  inline-size: 100%;
  ${mediaQuery.tablet} {
    inline-size: auto;
  }
`
