import { alertBox, field } from '../pages/field.ts'
import { html, type Html } from '../pages/html.ts'
import type { Language } from '../pages/language.ts'
import { layout } from '../pages/layout.ts'
import type { Bill } from '../payments/payment.driver.ts'
import { formatAmount, formatCount } from './card.numbers.ts'
import { type CardField, testCards } from './card.rules.ts'
import { type CardTexts, cardTexts } from './card.texts.ts'

export interface CardPage {
  lang: Language
  url: string
  bill: Bill
  wrong?: readonly CardField[]
  problem?: string
}

function money(hundredths: number, lang: Language): Html {
  return html`<bdi>${formatAmount(hundredths, lang)}</bdi>`
}

function row(label: string, hundredths: number, lang: Language): Html {
  return html`<tr>
    <th scope="row">${label}</th>
    <td>${money(hundredths, lang)}</td>
  </tr>`
}

function billTable(lang: Language, { lines, totals }: Bill): Html {
  const t = cardTexts[lang]
  return html`<table class="bill">
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <th scope="row">
              <bdi>${line.title[lang] ?? line.title.en}</bdi>
              <small
                >${t.quantity}: ${formatCount(line.quantity, lang)} ×
                ${money(line.price, lang)}</small
              >
            </th>
            <td>${money(line.price * line.quantity, lang)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      ${row(t.subtotal, totals.subtotal, lang)} ${row(t.tax, totals.tax, lang)}
      ${totals.discount > 0 && row(t.discount, -totals.discount, lang)}
      ${row(t.total, totals.total, lang)}
    </tfoot>
  </table>`
}

function testNumbers(t: CardTexts): Html {
  return html`<details class="test-numbers">
    <summary>${t.testNumbers}</summary>
    <dl>
      <dt><bdi>${testCards.pays}</bdi></dt>
      <dd>${t.pays}</dd>
      <dt><bdi>${testCards.declined}</bdi></dt>
      <dd>${t.declines}</dd>
      <dt><bdi>${testCards.expires}</bdi></dt>
      <dd>${t.expires}</dd>
    </dl>
  </details>`
}

function cardForm(t: CardTexts, wrong: readonly CardField[]): Html {
  const error = (name: CardField, text: string) => (wrong.includes(name) ? text : undefined)
  const common = { inputmode: 'numeric', ltr: true } as const
  return html`${field({
      ...{ ...common, name: 'number', label: t.number, autocomplete: 'cc-number', maxlength: 30 },
      ...{ placeholder: '1234 1234 1234 1234', error: error('number', t.wrongNumber) },
    })}
    <div class="pair">
      ${field({
        ...{ ...common, name: 'expiry', label: t.expiry, autocomplete: 'cc-exp', maxlength: 9 },
        ...{ placeholder: 'MM/YY', error: error('expiry', t.wrongExpiry) },
      })}
      ${field({
        ...{ ...common, name: 'cvc', label: t.cvc, autocomplete: 'cc-csc', maxlength: 6 },
        ...{ placeholder: '123', error: error('cvc', t.wrongCvc) },
      })}
    </div>`
}

/** The hosted card page: what is bought on one side, the card form on the other. */
export function cardPage({ lang, url, bill, wrong = [], problem }: CardPage): string {
  const t = cardTexts[lang]
  const main = html`<div class="checkout">
    <section aria-labelledby="order">
      <h2 id="order" class="aside-note">${t.items}</h2>
      <p class="amount">${money(bill.totals.total, lang)}</p>
      ${billTable(lang, bill)}
    </section>
    <form class="panel" method="post" novalidate>
      <h1>${t.heading}</h1>
      <p class="lead">${t.lead}</p>
      ${alertBox(problem)} ${cardForm(t, wrong)}
      <button class="button" name="action" value="pay">${t.pay}</button>
      <button class="button quiet" name="action" value="cancel" formnovalidate>${t.cancel}</button>
      <p class="secure">${t.secure}</p>
      ${testNumbers(t)}
    </form>
  </div>`
  return layout({ lang, title: t.title, url, main })
}

/** Answers a link that belongs to no session. */
export function unknownCardPage(lang: Language, url: string): string {
  const { title, unknown } = cardTexts[lang]
  const main = html`<div class="panel">
    <h1>${title}</h1>
    ${alertBox(unknown)}
  </div>`
  return layout({ lang, title, url, main })
}
