import { calculateTotals } from '@shop/contracts/pricing.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { getConfig, useLanguage } from '@shop/kernel'
import { Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { TotalRow } from '../../order-summary/TotalRow.tsx'
import { TotalsRows } from '../../order-summary/TotalsRows.tsx'
import { AddressLines } from '../billing/PostalAddress.tsx'
import { Facts, Head, Mark, Parties, Sums, Terms } from './invoice.styles.ts'
import { InvoiceLines } from './InvoiceTable.tsx'
import { T, useT } from '../messages.ts'
import { NumberedTitle } from '../orders/OrderTitle.tsx'
import type { SampleOrder } from '../orders/orders.ts'
import { useAddress } from '../billing/useAddress.ts'

/** Where the shop's terms were in the template; it leads on to where they are. */
const TERMS_PATH = '/page-terms'

/** The sheet that is printed. */
export function InvoiceSheet({ order }: { order: SampleOrder }) {
  const t = useT()
  const { lang } = useLanguage()
  const { address } = useAddress('billing')
  const totals = calculateTotals(order.lines)
  return (
    <Card as="article" aria-labelledby="invoice" data-sheet>
      <Stack $gap="6">
        <Head>
          <h2 id="invoice">
            <NumberedTitle id="invoice.title" no={order.no} />
          </h2>
          <Mark>{t('invoice.watermark')}</Mark>
        </Head>
        <Parties>
          <div>
            <h3>{t('invoice.from')}</h3>
            <strong translate="no">{getConfig().brandName[lang]}</strong>
            <p>{t('invoice.sender')}</p>
          </div>
          <div>
            <h3>{t('invoice.to')}</h3>
            <AddressLines address={address} />
          </div>
          <Facts>
            <dt>{t('invoice.order')}</dt>
            <dd>
              <bdi translate="no">{order.no}</bdi>
            </dd>
            <dt>{t('invoice.date')}</dt>
            <dd>{formatDay(order.date, lang)}</dd>
          </Facts>
        </Parties>
        <InvoiceLines lines={order.lines} />
        <Sums>
          <TotalsRows totals={totals} />
          <TotalRow total={totals.total} />
        </Sums>
        <Terms>
          <T id="invoice.terms" components={{ 0: <Link to={TERMS_PATH} /> }} />
        </Terms>
      </Stack>
    </Card>
  )
}
