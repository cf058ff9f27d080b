import { amountFormat, formatAmount, locales } from '@shop/contracts/format.ts'
import { CURRENCY, fromHundredths } from '@shop/contracts/money.ts'

import { type Html, html } from './html.ts'
import type { Language } from './negotiate-language.ts'

const currencies: Record<Language, string> = { en: CURRENCY, ar: 'ر.ع.' }

/** Renders an amount with its currency. @param hundredths of OMR */
export function renderAmount(hundredths: number, lang: Language): Html {
  return html`<bdi class="nowrap">${formatAmount(hundredths, lang)}</bdi>`
}

/** Renders the label of a button that pays: "Pay 12.50 OMR", with the amount after the verb in both languages. */
export function renderPayLabel(verb: string, hundredths: number, lang: Language): Html {
  const amount = new Intl.NumberFormat(locales[lang], amountFormat).format(
    fromHundredths(hundredths),
  )
  return html`<span>${verb} <bdi class="nowrap">${amount} ${currencies[lang]}</bdi></span>`
}
