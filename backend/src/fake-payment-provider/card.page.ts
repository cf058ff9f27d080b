import { formatAmount, formatNumber } from '@shop/contracts/format.ts'

import { renderAlert, renderField } from '../pages/field.ts'
import { type Html, html } from '../pages/html.ts'
import { renderLayout } from '../pages/layout.ts'
import type { Language } from '../pages/negotiate-language.ts'
import type { PaymentRequest } from '../payments/payment.provider.ts'
import { type CardTexts, cardTexts } from './card.texts.ts'
import { type CardField, TEST_CARDS } from './card.validation.ts'

export interface CardPage {
  lang: Language
  url: string
  paymentRequest: PaymentRequest
  invalidFields?: readonly CardField[]
  problem?: string
}

function renderAmount(hundredths: number, lang: Language): Html {
  return html`<bdi>${formatAmount(hundredths, lang)}</bdi>`
}

function renderRow(label: string, hundredths: number, lang: Language): Html {
  return html`<tr>
    <th scope="row">${label}</th>
    <td>${renderAmount(hundredths, lang)}</td>
  </tr>`
}

function renderSummaryTable(lang: Language, { lines, totals }: PaymentRequest): Html {
  const t = cardTexts[lang]
  return html`<table class="bill">
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <th scope="row">
              <bdi>${line.title[lang] ?? line.title.en}</bdi>
              <small
                >${t.quantity}: ${formatNumber(line.quantity, lang)} ×
                ${renderAmount(line.price, lang)}</small
              >
            </th>
            <td>${renderAmount(line.price * line.quantity, lang)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      ${renderRow(t.subtotal, totals.subtotal, lang)} ${renderRow(t.tax, totals.tax, lang)}
      ${totals.discount > 0 && renderRow(t.discount, -totals.discount, lang)}
      ${renderRow(t.total, totals.total, lang)}
    </tfoot>
  </table>`
}

function renderTestNumbers(t: CardTexts): Html {
  return html`<details class="test-numbers">
    <summary>${t.testNumbers}</summary>
    <dl>
      <dt><bdi>${TEST_CARDS.pays}</bdi></dt>
      <dd>${t.pays}</dd>
      <dt><bdi>${TEST_CARDS.declined}</bdi></dt>
      <dd>${t.declines}</dd>
      <dt><bdi>${TEST_CARDS.expires}</bdi></dt>
      <dd>${t.expires}</dd>
    </dl>
  </details>`
}

function renderCardFields(t: CardTexts, invalidFields: readonly CardField[]): Html {
  const error = (name: CardField, text: string) => (invalidFields.includes(name) ? text : undefined)
  const common = { inputmode: 'numeric', ltr: true } as const
  return html`${renderField({
      ...common,
      name: 'number',
      label: t.number,
      autocomplete: 'cc-number',
      maxlength: 30,
      placeholder: '1234 1234 1234 1234',
      error: error('number', t.invalidNumber),
    })}
    <div class="pair">
      ${renderField({
        ...common,
        name: 'expiry',
        label: t.expiry,
        autocomplete: 'cc-exp',
        maxlength: 9,
        placeholder: 'MM/YY',
        error: error('expiry', t.invalidExpiry),
      })}
      ${renderField({
        ...common,
        name: 'cvc',
        label: t.cvc,
        autocomplete: 'cc-csc',
        maxlength: 6,
        placeholder: '123',
        error: error('cvc', t.invalidCvc),
      })}
    </div>`
}

/** Renders the hosted card page: the order's summary and the card form. */
export function renderCardPage({
  lang,
  url,
  paymentRequest,
  invalidFields = [],
  problem,
}: CardPage): string {
  const t = cardTexts[lang]
  const main = html`<div class="checkout">
    <section aria-labelledby="order">
      <h2 id="order" class="aside-note">${t.items}</h2>
      <p class="amount">${renderAmount(paymentRequest.totals.total, lang)}</p>
      ${renderSummaryTable(lang, paymentRequest)}
    </section>
    <form class="panel" method="post" novalidate>
      <h1>${t.heading}</h1>
      <p class="lead">${t.lead}</p>
      ${renderAlert(problem)} ${renderCardFields(t, invalidFields)}
      <button class="button" name="action" value="pay">${t.pay}</button>
      <button class="button quiet" name="action" value="cancel" formnovalidate>${t.cancel}</button>
      <p class="secure">${t.securityNote}</p>
      ${renderTestNumbers(t)}
    </form>
  </div>`
  return renderLayout({ lang, title: t.title, url, main })
}

/** Renders the page for a link without a session. */
export function renderUnknownSessionPage(lang: Language, url: string): string {
  const { title, unknownSession } = cardTexts[lang]
  const main = html`<div class="panel">
    <h1>${title}</h1>
    ${renderAlert(unknownSession)}
  </div>`
  return renderLayout({ lang, title, url, main })
}
