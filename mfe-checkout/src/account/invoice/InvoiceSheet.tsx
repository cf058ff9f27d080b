import { calculateTotals } from '@shop/contracts/pricing.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { AccountT, useAccountT } from '../../messages.generated.ts'
import { GrandTotal, PriceBreakdown } from '../../order-summary/OrderTotals.tsx'
import { PostalAddress } from '../billing/PostalAddress.tsx'
import { useAddress } from '../billing/useAddress.ts'
import type { SampleOrder } from '../orders/orders.ts'
import { OrderTitle } from '../orders/OrderTitle.tsx'
import { SampleBadge } from '../SampleBadge.tsx'
import { Header, OrderFacts, Parties, Terms, Totals } from './invoice.styles.ts'
import { InvoiceTable } from './InvoiceTable.tsx'

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
