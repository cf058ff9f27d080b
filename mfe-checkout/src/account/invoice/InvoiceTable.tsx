import { toHundredths } from '@shop/contracts/money.ts'
import { calculateSubtotal } from '@shop/contracts/pricing.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
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

import { useAccountT } from '../../messages.generated.ts'
import type { SampleLine } from '../orders/orders.ts'

export function InvoiceTable({ lines }: { lines: SampleLine[] }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  return (
    <Table aria-label={t('invoice.items')}>
      <TableHead>
        <HeadRow>
          <HeadCell>{t('invoice.item')}</HeadCell>
          <HeadCell $end>{t('invoice.qty')}</HeadCell>
          <HeadCell $end>{t('invoice.rate')}</HeadCell>
          <HeadCell $end>{t('invoice.amount')}</HeadCell>
        </HeadRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <Row key={line.product}>
            <Cell data-label={t('invoice.item')}>{t(`products.${line.product}`)}</Cell>
            <Cell data-label={t('invoice.qty')} $end>
              {formatNumber(line.quantity, lang)}
            </Cell>
            <Cell data-label={t('invoice.rate')} $end>
              <Amount hundredths={toHundredths(line.price)} />
            </Cell>
            <Cell data-label={t('invoice.amount')} $end>
              <Amount hundredths={calculateSubtotal([line])} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
