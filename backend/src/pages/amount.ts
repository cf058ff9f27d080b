import { formatAmount } from '@shop/contracts/format.ts'

import { type Html, html } from './html.ts'
import type { Language } from './negotiate-language.ts'

/** Renders an amount with its currency. @param hundredths of OMR */
export function renderAmount(hundredths: number, lang: Language): Html {
  return html`<bdi class="nowrap">${formatAmount(hundredths, lang)}</bdi>`
}

/** Renders the label of a button that pays: "Pay OMR 12.50". */
export function renderPayLabel(verb: string, hundredths: number, lang: Language): Html {
  return html`<span>${verb} ${renderAmount(hundredths, lang)}</span>`
}
