import { formatNumber } from '@shop/i18n/format.ts'
import { type Label, SheetLabel } from '@shop/shop-ui/sheet/BilingualText.tsx'

import { Figure } from './Figure.tsx'
import { Amounts } from './sheet.styles.ts'

interface SheetTotalsProps {
  rows: readonly (readonly [Label, number])[]
  /** Beside the tax. */
  taxPercent: number | undefined
  exact: boolean
}

/** The sums at the end of a sheet. */
export function SheetTotals({ rows, taxPercent, exact }: SheetTotalsProps) {
  return (
    <Amounts>
      {rows.map(([label, omr]) => (
        <div key={label}>
          <dt>
            <SheetLabel label={label} />
            {label === 'vat' && taxPercent !== undefined && (
              <bdi translate="no"> {formatNumber(taxPercent, 'en')} %</bdi>
            )}
          </dt>
          <dd>
            <Figure omr={omr} exact={exact} />
          </dd>
        </div>
      ))}
    </Amounts>
  )
}
