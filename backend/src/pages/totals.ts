import type { Totals } from '@shop/contracts/pricing.ts'

import { renderAmount } from './amount.ts'
import { type Html, html } from './html.ts'
import type { Language } from './negotiate-language.ts'

interface TotalsTexts {
  subtotal: string
  tax: string
  discount: string
  total: string
}

/** Renders the rows of an order's totals; that of the discount only when there is one. */
export function renderTotals(t: TotalsTexts, totals: Totals, lang: Language, columns = 1): Html {
  const renderRow = (label: string, hundredths: number) =>
    html`<tr>
      <th scope="row" colspan="${columns}">${label}</th>
      <td>${renderAmount(hundredths, lang)}</td>
    </tr>`
  return html`${renderRow(t.subtotal, totals.subtotal)} ${renderRow(t.tax, totals.tax)}
  ${totals.discount > 0 && renderRow(t.discount, -totals.discount)}
  ${renderRow(t.total, totals.total)}`
}
