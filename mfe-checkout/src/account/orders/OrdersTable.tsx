import { calculateTotals } from '@shop/contracts/pricing.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { type Language, useLanguage } from '@shop/kernel/language'
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
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { countItems, type SampleOrder, sampleOrders, toOrderSearch } from './orders.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

type Translate = ReturnType<typeof useAccountT>

interface Column {
  name: 'number' | 'date' | 'status' | 'total' | 'action'
  render: (order: SampleOrder, t: Translate, lang: Language) => ReactNode
}

const columns: readonly Column[] = [
  {
    name: 'number',
    render: ({ no }) => <OrderNumber translate="no">{no}</OrderNumber>,
  },
  { name: 'date', render: ({ date }, _t, lang) => formatDay(date, lang) },
  { name: 'status', render: ({ status }) => <OrderStatusBadge status={status} /> },
  {
    name: 'total',
    render: (order, t) => (
      <Total>
        <Amount hundredths={calculateTotals(order.lines).total} />{' '}
        <small>{t('orders.itemCount', { count: countItems(order) })}</small>
      </Total>
    ),
  },
  {
    name: 'action',
    render: (order, t) => (
      <ViewLink
        to={toOrderSearch(order)}
        preventScrollReset
        variant="secondary"
        aria-label={t('orders.viewOrder', { no: order.no })}
      >
        {t('orders.view')}
      </ViewLink>
    ),
  },
]

export function OrdersTable() {
  const t = useAccountT()
  const { lang } = useLanguage()
  return (
    <Table aria-label={t('meta.account.orders.title')}>
      <TableHead>
        <HeadRow>
          {columns.map(({ name }) => (
            <HeadCell key={name}>{t(`orders.${name}`)}</HeadCell>
          ))}
        </HeadRow>
      </TableHead>
      <TableBody>
        {sampleOrders.map((order) => (
          <Row key={order.no}>
            {columns.map(({ name, render }) =>
              name === 'action' ? (
                <Cell key={name} $last>
                  {render(order, t, lang)}
                </Cell>
              ) : (
                <Cell key={name} data-label={t(`orders.${name}`)}>
                  {render(order, t, lang)}
                </Cell>
              ),
            )}
          </Row>
        ))}
      </TableBody>
    </Table>
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
