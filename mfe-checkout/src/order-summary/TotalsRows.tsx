import type { Totals } from '@shop/contracts/pricing.ts'
import { Amount } from '@shop/ui/text/Amount.tsx'

import { useT } from '../messages.ts'
import { Rows } from './rows.styles.ts'

/** Subtotal, taxes and, if there is one, the discount. */
export function TotalsRows({ totals }: { totals: Totals }) {
  const t = useT()
  return (
    <Rows>
      <div>
        <dt>{t('totals.subtotal')}</dt>
        <dd>
          <Amount hundredths={totals.subtotal} />
        </dd>
      </div>
      <div>
        <dt>{t('totals.taxes')}</dt>
        <dd>
          <Amount hundredths={totals.tax} />
        </dd>
      </div>
      {totals.discount > 0 && (
        <div data-good>
          <dt>{t('totals.discount')}</dt>
          <dd>
            <Amount hundredths={-totals.discount} />
          </dd>
        </div>
      )}
    </Rows>
  )
}
