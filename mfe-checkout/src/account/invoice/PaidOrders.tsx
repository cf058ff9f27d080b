import { toHundredths } from '@shop/contracts/rules/money.ts'
import { formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { color, size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'

import { SectionTitle } from '../../layout/SectionTitle.ts'
import { useAccountT } from '../../messages.generated.ts'
import { paths } from '../../paths.generated.ts'
import { memberOrdersQuery } from '../orders/member-orders.api.ts'
import { ORDER_PARAM } from '../orders/order-params.ts'

interface PaidOrdersProps {
  userId: string
  /** The order whose invoice is shown, if one is. */
  number?: string | null
}

/** What a member has paid last, each with its invoice; nothing where there is nothing more to choose. */
export function PaidOrders({ userId, number }: PaidOrdersProps) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const titleId = useId()
  const { data } = useQuery(memberOrdersQuery(userId, 1))
  const paid = data?.results.filter(({ status }) => status === 'paid') ?? []
  const shown = number === undefined ? undefined : (number ?? paid[0]?.number)
  if (paid.every((order) => order.number === shown)) return null
  return (
    <Card as="section" aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{t('payment.paid')}</SectionTitle>
      <List>
        {paid.map((order) => (
          <li key={order.number}>
            <div>
              <Link
                to={`${paths['account.invoice']}?${ORDER_PARAM}=${order.number}`}
                aria-current={order.number === shown ? 'page' : undefined}
              >
                {t('payment.invoiceOf', { no: order.number })}
              </Link>
              <Muted>{formatDay(order.createdAt, lang, 'medium', SHOP_TIME_ZONE)}</Muted>
            </div>
            <Amount hundredths={toHundredths(order.total)} />
          </li>
        ))}
      </List>
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  margin-block-start: ${space[3]};
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[2]};
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & a {
    display: flex;
    align-items: center;
    min-block-size: ${size.touch};
  }
  & a[aria-current] {
    color: inherit;
    text-decoration: none;
  }
`
