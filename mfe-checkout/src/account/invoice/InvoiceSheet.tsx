import { toHundredths } from '@shop/contracts/money.ts'
import { calculateSubtotal, calculateTotals } from '@shop/contracts/pricing.ts'
import { formatDay, formatNumber } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { AccountT, useAccountT } from '../../messages.generated.ts'
import { GrandTotal, PriceBreakdown } from '../../order-summary/OrderTotals.tsx'
import { PostalAddress } from '../billing/PostalAddress.tsx'
import { useAddress } from '../billing/useAddress.ts'
import { type Column, DataTable } from '../DataTable.tsx'
import type { SampleLine, SampleOrder } from '../orders/orders.ts'
import { OrderTitle } from '../orders/OrderTitle.tsx'
import { SampleBadge } from '../SampleBadge.tsx'

/** The template's path; redirects to the terms. */
const TERMS_PATH = '/page-terms'

/** The printed part of the page. */
export function InvoiceSheet({ order }: { order: SampleOrder }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const { address } = useAddress('billing')
  const totals = calculateTotals(order.lines)
  return (
    <Card as="article" aria-labelledby="invoice" data-sheet>
      <Stack $gap="6">
        <Header>
          <h2 id="invoice">
            <OrderTitle id="invoice.title" no={order.no} />
          </h2>
          <SampleBadge />
        </Header>
        <Parties>
          <div>
            <h3>{t('invoice.from')}</h3>
            <strong translate="no">{getConfig().brandName[lang]}</strong>
            <p>{t('invoice.sellerAddress')}</p>
          </div>
          <div>
            <h3>{t('invoice.to')}</h3>
            <PostalAddress address={address} />
          </div>
          <OrderFacts>
            <dt>{t('invoice.orderNumber')}</dt>
            <dd>
              <bdi translate="no">{order.no}</bdi>
            </dd>
            <dt>{t('invoice.date')}</dt>
            <dd>{formatDay(order.date, lang)}</dd>
          </OrderFacts>
        </Parties>
        <InvoiceTable lines={order.lines} />
        <Totals>
          <PriceBreakdown totals={totals} />
          <GrandTotal total={totals.total} />
        </Totals>
        <Terms>
          <AccountT id="invoice.terms" components={{ 0: <Link to={TERMS_PATH} /> }} />
        </Terms>
      </Stack>
    </Card>
  )
}

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block-end: ${space[5]};
  border-block-end: 1px solid ${color.line};
`

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space[5]};
  & h3 {
    margin-block-end: ${space[2]};
    color: ${color.muted};
    font-size: ${font.s};
  }
`

const OrderFacts = styled.dl`
  display: grid;
  align-content: start;
  & > dt {
    color: ${color.muted};
    font-size: ${font.s};
    font-weight: ${font.medium};
  }
  & > dd:not(:last-child) {
    margin-block-end: ${space[3]};
  }
`

const Totals = styled.div`
  display: grid;
  gap: ${space[3]};
  inline-size: min(20rem, 100%);
  margin-inline-start: auto;
  ${mediaQuery.tablet} {
    /* Aligned with the last column. */
    padding-inline-end: ${space[5]};
  }
`

const Terms = styled.p`
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${font.s};
  & > a {
    padding-block: ${space[3]};
  }
`

function InvoiceTable({ lines }: { lines: SampleLine[] }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const columns: Column<SampleLine>[] = [
    { title: t('invoice.item'), cell: ({ product }) => t(`products.${product}`) },
    { title: t('invoice.qty'), end: true, cell: ({ quantity }) => formatNumber(quantity, lang) },
    {
      title: t('invoice.rate'),
      end: true,
      cell: ({ price }) => <Amount hundredths={toHundredths(price)} />,
    },
    {
      title: t('invoice.amount'),
      end: true,
      cell: (line) => <Amount hundredths={calculateSubtotal([line])} />,
    },
  ]
  return (
    <DataTable
      label={t('invoice.items')}
      columns={columns}
      items={lines}
      getKey={({ product }) => product}
    />
  )
}
