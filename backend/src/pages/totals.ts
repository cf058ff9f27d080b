import { TAX_PERCENT, type Totals } from '@shop/contracts/pricing.ts'

import { translations } from '../i18n/messages.ts'
import { renderAmount } from './amount.ts'
import { type Html, html } from './html.ts'
import type { Language } from './negotiate-language.ts'

/** Renders the rows of an order's totals; that of the discount only when there is one. */
export function renderTotals(totals: Totals, lang: Language, columns = 1): Html {
  const t = translations[lang]
  const renderRow = (label: string, hundredths: number) =>
    html`<tr>
      <th scope="row" colspan="${columns}">${label}</th>
      <td>${renderAmount(hundredths, lang)}</td>
    </tr>`
  return html`${renderRow(t('totals.subtotal'), totals.subtotal)}
  ${renderRow(t('totals.tax', { percent: TAX_PERCENT }), totals.tax)}
  ${totals.discount > 0 && renderRow(t('totals.discount'), -totals.discount)}
  ${renderRow(t('totals.total'), totals.total)}`
}
