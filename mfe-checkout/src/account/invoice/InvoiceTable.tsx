import { toHundredths } from '@shop/contracts/money.ts'
import { calculateSubtotal } from '@shop/contracts/pricing.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { Amount } from '@shop/ui/text/Amount.tsx'

import { Table } from '../../cart/cart.styles.ts'
import { useT } from '../messages.ts'
import type { SampleLine } from '../orders/orders.ts'
import { Cell, HeadCell, Row } from '../table.styles.ts'

export function InvoiceTable({ lines }: { lines: SampleLine[] }) {
  const t = useT()
  const { lang } = useLanguage()
  return (
    <Table role="table" aria-label={t('invoice.items')}>
      <thead role="rowgroup">
        <tr role="row">
          <HeadCell role="columnheader">{t('invoice.item')}</HeadCell>
          <HeadCell role="columnheader" $end>
            {t('invoice.qty')}
          </HeadCell>
          <HeadCell role="columnheader" $end>
            {t('invoice.rate')}
          </HeadCell>
          <HeadCell role="columnheader" $end>
            {t('invoice.amount')}
          </HeadCell>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <Row key={line.product} role="row">
            <Cell role="cell" data-label={t('invoice.item')}>
              {t(`products.${line.product}`)}
            </Cell>
            <Cell role="cell" data-label={t('invoice.qty')} $end>
              {formatNumber(line.quantity, lang)}
            </Cell>
            <Cell role="cell" data-label={t('invoice.rate')} $end>
              <Amount hundredths={toHundredths(line.price)} />
            </Cell>
            <Cell role="cell" data-label={t('invoice.amount')} $end>
              <Amount hundredths={calculateSubtotal([line])} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
