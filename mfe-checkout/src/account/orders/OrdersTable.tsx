import { calculateTotals } from '@shop/contracts/pricing.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, mediaQuery } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Table } from '../../cart/cart.styles.ts'
import { useT } from '../messages.ts'
import { Cell, HeadCell, Row } from '../table.styles.ts'
import { countItems, toOrderSearch, sampleOrders, type SampleOrder } from './orders.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

const columns = ['number', 'date', 'status', 'total', 'action'] as const

/** Explicit roles: `display` other than table drops the implicit ones in some browsers. */
export function OrdersTable() {
  const t = useT()
  return (
    <Table role="table" aria-label={t('meta.account.orders.title')}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeadCell key={column} role="columnheader">
              {t(`orders.${column}`)}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sampleOrders.map((order) => (
          <OrderRow key={order.no} order={order} />
        ))}
      </tbody>
    </Table>
  )
}

function OrderRow({ order }: { order: SampleOrder }) {
  const t = useT()
  const { lang } = useLanguage()
  return (
    <Row role="row">
      <Cell role="cell" data-label={t('orders.number')}>
        <OrderNumber translate="no">{order.no}</OrderNumber>
      </Cell>
      <Cell role="cell" data-label={t('orders.date')}>
        {formatDay(order.date, lang)}
      </Cell>
      <Cell role="cell" data-label={t('orders.status')}>
        <OrderStatusBadge status={order.status} />
      </Cell>
      <Cell role="cell" data-label={t('orders.total')}>
        <Total>
          <Amount hundredths={calculateTotals(order.lines).total} />{' '}
          <small>{t('orders.itemCount', { count: countItems(order) })}</small>
        </Total>
      </Cell>
      <Cell role="cell" $last>
        <ViewLink
          to={toOrderSearch(order)}
          preventScrollReset
          variant="secondary"
          aria-label={t('orders.viewOrder', { no: order.no })}
        >
          {t('orders.view')}
        </ViewLink>
      </Cell>
    </Row>
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
