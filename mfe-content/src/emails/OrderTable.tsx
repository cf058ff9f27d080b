import { toHundredths } from '@shop/contracts/money.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Amount } from '@shop/ui/text/Amount.tsx'

import { useEmailsT } from '../messages.generated.ts'
import { Caption, ItemCell, Table, Thumbnail } from './OrderTable.styles.ts'
import items from './pictures/items.json'
import { sampleLines, sampleTotals } from './sample-order.ts'

/** Lines and totals of the sample order. */
export function OrderTable() {
  const t = useEmailsT()
  const { lang } = useLanguage()
  const totals = sampleTotals()
  return (
    <Table>
      <Caption>{t('table.caption')}</Caption>
      <thead>
        <tr>
          <th scope="col">{t('table.product')}</th>
          <th scope="col">{t('table.quantity')}</th>
          <th scope="col">{t('table.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {sampleLines.map(({ item, price, quantity }) => (
          <tr key={item}>
            <th scope="row">
              <ItemCell>
                <Thumbnail files={items[item]} alt="" sizes="3.5rem" />
                <span>
                  {t(`item.${item}`)}
                  <small>
                    <Amount hundredths={toHundredths(price)} />
                  </small>
                </span>
              </ItemCell>
            </th>
            <td>{formatNumber(quantity, lang)}</td>
            <td>
              <Amount hundredths={toHundredths(price) * quantity} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(['subtotal', 'tax', 'total'] as const).map((row) => (
          <tr key={row}>
            <th scope="row" colSpan={2}>
              {t(`table.${row}`)}
            </th>
            <td>
              <Amount hundredths={totals[row]} />
            </td>
          </tr>
        ))}
      </tfoot>
    </Table>
  )
}
