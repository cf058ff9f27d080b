import { formatAmount } from '@shop/contracts/rules/format.ts'
import type { TaxedTotals } from '@shop/contracts/rules/pricing.ts'

import { type Language, translations } from '../i18n/messages.ts'
import { type Html, html } from './html.ts'

/** Renders an amount with its currency. @param hundredths of OMR */
export function renderAmount(hundredths: number, lang: Language): Html {
  return html`<bdi class="nowrap">${formatAmount(hundredths, lang)}</bdi>`
}

/** Renders the label of a button that pays: "Pay OMR 12.50". */
export function renderPayLabel(hundredths: number, lang: Language): Html {
  return html`<span>${translations[lang]('orders.pay')} ${renderAmount(hundredths, lang)}</span>`
}

/** The rows of an order's totals, in hundredths of OMR; those of discount and delivery only when there is an amount. */
export function listTotals(
  { subtotal, tax, taxPercent, discount, delivery = 0, total }: TaxedTotals,
  lang: Language,
): { label: string; amount: number }[] {
  const t = translations[lang]
  return [
    { label: t(tax > 0 ? 'totals.subtotalWithoutTax' : 'totals.subtotal'), amount: subtotal },
    { label: t('totals.tax', { percent: taxPercent }), amount: tax },
    ...(discount > 0 ? [{ label: t('totals.discount'), amount: -discount }] : []),
    ...(delivery > 0 ? [{ label: t('delivery.delivery'), amount: delivery }] : []),
    { label: t('totals.total'), amount: total },
  ]
}

/** Renders the rows of an order's totals. */
export function renderTotals(totals: TaxedTotals, lang: Language, columns = 1): Html[] {
  return listTotals(totals, lang).map(
    ({ label, amount }) =>
      html`<tr>
        <th scope="row" colspan="${columns}">${label}</th>
        <td>${renderAmount(amount, lang)}</td>
      </tr>`,
  )
}
