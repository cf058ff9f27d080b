import { toHundredths } from '@shop/contracts/rules/money.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useEmailsT } from '../messages.generated.ts'
import { sampleLines, sampleTotals } from './emails.ts'
import items from './pictures/items.json'

export function OrderTable() {
  const t = useEmailsT()
  const { lang } = useLanguage()
  const totals = sampleTotals()
  return (
    <Table>
      <VisuallyHidden as="caption">{t('table.caption')}</VisuallyHidden>
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

const ItemCell = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  & > span {
    flex: 1;
    min-inline-size: 6rem;
  }
`

const Thumbnail = styled(ResponsiveImage)`
  flex: none;
  inline-size: 3.5rem;
  border-radius: ${radius.s};
`

const Table = styled.table`
  font-size: ${font.s};
  & th,
  & td {
    padding: ${space[3]} 0;
    border-block-end: 1px solid ${color.line};
    vertical-align: top;
  }
  & td,
  & thead th:not(:first-child) {
    padding-inline-start: ${space[4]};
    text-align: end;
  }
  & thead th {
    padding-block-start: 0;
    color: ${color.muted};
    font-size: ${font.xs};
    font-weight: ${font.regular};
  }
  & tbody small {
    display: block;
    color: ${color.muted};
    font-weight: ${font.regular};
  }
  & tfoot th,
  & tfoot td {
    padding-block: ${space[2]} 0;
    border: 0;
  }
  & tfoot th {
    color: ${color.muted};
    font-weight: ${font.regular};
  }
  & tfoot tr:first-child > * {
    padding-block-start: ${space[4]};
  }
  & tfoot tr:last-child > * {
    color: ${color.text};
    font-size: ${font.l};
    font-weight: ${font.bold};
  }
`
