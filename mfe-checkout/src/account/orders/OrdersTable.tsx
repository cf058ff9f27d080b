import { calculateTotals } from '@shop/contracts/pricing.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, mediaQuery } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { type Column, DataTable } from '../DataTable.tsx'
import { countItems, type SampleOrder, sampleOrders, toOrderSearch } from './orders.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

export function OrdersTable() {
  const t = useAccountT()
  const { lang } = useLanguage()
  const columns: Column<SampleOrder>[] = [
    {
      title: t('orders.number'),
      cell: ({ no }) => <OrderNumber translate="no">{no}</OrderNumber>,
    },
    { title: t('orders.date'), cell: ({ date }) => formatDay(date, lang) },
    { title: t('orders.status'), cell: ({ status }) => <OrderStatusBadge status={status} /> },
    {
      title: t('orders.total'),
      cell: (order) => (
        <Total>
          <Amount hundredths={calculateTotals(order.lines).total} />{' '}
          <small>{t('orders.itemCount', { count: countItems(order) })}</small>
        </Total>
      ),
    },
    {
      title: t('orders.action'),
      actions: true,
      cell: (order) => (
        <ViewLink
          to={toOrderSearch(order)}
          replace
          preventScrollReset
          variant="secondary"
          aria-label={t('orders.viewOrder', { no: order.no })}
        >
          {t('orders.view')}
        </ViewLink>
      ),
    },
  ]
  return (
    <DataTable
      label={t('meta.account.orders.title')}
      columns={columns}
      items={sampleOrders}
      getKey={({ no }) => no}
    />
  )
}

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
