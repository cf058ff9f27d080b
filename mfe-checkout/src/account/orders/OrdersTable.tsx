import { calculateTotals } from '@shop/contracts/pricing.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import {
  Cell,
  HeadCell,
  HeadRow,
  Row,
  Table,
  TableBody,
  TableHead,
} from '@shop/ui/table/table.styles.ts'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, mediaQuery } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { countItems, type SampleOrder, sampleOrders, toOrderSearch } from './orders.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

const columns = ['number', 'date', 'status', 'total', 'action'] as const

export function OrdersTable() {
  const t = useAccountT()
  return (
    <Table aria-label={t('meta.account.orders.title')}>
      <TableHead>
        <HeadRow>
          {columns.map((column) => (
            <HeadCell key={column}>{t(`orders.${column}`)}</HeadCell>
          ))}
        </HeadRow>
      </TableHead>
      <TableBody>
        {sampleOrders.map((order) => (
          <OrderRow key={order.no} order={order} />
        ))}
      </TableBody>
    </Table>
  )
}

function OrderRow({ order }: { order: SampleOrder }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  return (
    <Row>
      <Cell data-label={t('orders.number')}>
        <OrderNumber translate="no">{order.no}</OrderNumber>
      </Cell>
      <Cell data-label={t('orders.date')}>{formatDay(order.date, lang)}</Cell>
      <Cell data-label={t('orders.status')}>
        <OrderStatusBadge status={order.status} />
      </Cell>
      <Cell data-label={t('orders.total')}>
        <Total>
          <Amount hundredths={calculateTotals(order.lines).total} />{' '}
          <small>{t('orders.itemCount', { count: countItems(order) })}</small>
        </Total>
      </Cell>
      <Cell $last>
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
