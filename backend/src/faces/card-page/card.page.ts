import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { formatNumber } from '@shop/contracts/rules/format.ts'

import type { PaymentRequest } from '../../platform/db/schema.ts'
import { type Translate, translations } from '../../platform/i18n/messages.ts'
import { renderAmount, renderPayLabel, renderTotals } from '../../platform/pages/amounts.ts'
import { renderEngraving } from '../../platform/pages/engraving.ts'
import { renderField, renderNotice } from '../../platform/pages/field.ts'
import { type FormState, type StoredForm, toFormState } from '../../platform/pages/form-state.ts'
import { type Html, html } from '../../platform/pages/html.ts'
import { renderLayout } from '../../platform/pages/layout.ts'
import { toPath } from '../../platform/pages/page-query.ts'
import { type PageView, shopUrl } from '../../platform/pages/page-view.ts'
import { TEST_CARDS } from './card.validation.ts'

/** Lucide's lock. */
const lockIcon = html`<svg class="icon lock" viewBox="0 0 24 24" aria-hidden="true">
  <rect width="18" height="11" x="3" y="11" rx="2" />
  <path d="M7 11V7a5 5 0 0 1 10 0v4" />
</svg>`

/** Lucide's truck. */
const truckIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14"
  />
  <circle cx="17" cy="18" r="2" />
  <circle cx="7" cy="18" r="2" />
</svg>`

export interface CardPage {
  view: PageView
  paymentRequest: PaymentRequest
  /** Names of the pictures of products that are still sold. */
  pictures: ReadonlyMap<string, string>
  /** How the order gets to its buyer and by when, if it is paid now. */
  arrival?: string | undefined
  form: StoredForm
}

const renderThumb = (name: string | undefined): Html =>
  name === undefined
    ? html`<span class="thumb"></span>`
    : html`<picture class="thumb">
        <source srcset="/media/${name}-640.avif" type="image/avif" />
        <img src="/media/${name}-1280.webp" alt="" width="56" height="56" loading="lazy" />
      </picture>`

function renderSummaryTable({ view: { lang }, paymentRequest, pictures }: CardPage): Html {
  const { lines, totals } = paymentRequest
  const t = translations[lang]
  return html`<table class="bill">
    ${lines.map(
      (line) =>
        html`<tbody>
          <tr>
            <th scope="row">
              <span class="line">
                ${renderThumb(pictures.get(line.id))}
                <span>
                  <bdi>${line.title[lang] ?? line.title.en}</bdi>
                  <small
                    >${t('card.quantity')}:
                    <span class="nowrap"
                      >${formatNumber(line.quantity, lang)} ×
                      ${renderAmount(line.price, lang)}</span
                    ></small
                  >
                  ${!line.engravings && renderEngraving(line, lang)}
                </span>
              </span>
            </th>
            <td>${renderAmount(line.price * line.quantity, lang)}</td>
          </tr>
          ${
            line.engravings &&
            html`<tr>
              <td class="texts" colspan="2">${renderEngraving(line, lang)}</td>
            </tr>`
          }
        </tbody>`,
    )}
    <tfoot>
      ${renderTotals(totals, lang)}
    </tfoot>
  </table>`
}

function renderTestNumbers(t: Translate): Html {
  const outcomes = [
    [TEST_CARDS.pays, t('card.pays')],
    [TEST_CARDS.declined, t('card.declines')],
    [TEST_CARDS.expires, t('card.expires')],
  ]
  return html`<details class="test-numbers">
    <summary>${t('card.testNumbers')}</summary>
    <dl>
      ${outcomes.map(
        ([number, outcome]) =>
          html`<dt><bdi>${number}</bdi></dt>
            <dd>${outcome}</dd>`,
      )}
    </dl>
  </details>`
}

function renderCardFields(t: Translate, { errors }: FormState): Html {
  const wrong = (['number', 'expiry', 'cvc'] as const).find((name) => errors[name])
  const render = (
    name: 'number' | 'expiry' | 'cvc',
    autocomplete: string,
    maxlength: number,
    placeholder: string,
  ) =>
    renderField({
      name,
      label: t(`card.${name}`),
      autocomplete,
      maxlength,
      placeholder,
      error: errors[name],
      autofocus: name === (wrong ?? 'number'),
      inputmode: 'numeric',
      ltr: true,
    })
  return html`${render('number', 'cc-number', 30, '1234 1234 1234 1234')}
    <div class="pair">
      ${render('expiry', 'cc-exp', 9, 'MM/YY')} ${render('cvc', 'cc-csc', 6, '123')}
    </div>`
}

const ACCEPTED_CARDS = ['Visa', 'Mastercard', 'Amex']

/** Renders the names of the cards that are taken: each is a word of its own in both languages. */
function renderAcceptedCards(t: Translate): Html {
  return html`<ul class="cards" aria-label="${t('card.accepted')}" translate="no">
    ${ACCEPTED_CARDS.map((name) => html`<li>${name}</li>`)}
  </ul>`
}

/** Says what a shopper can do whose card was declined. */
function renderDeclinedHelp(view: PageView, t: Translate): Html {
  return html`<div class="help">
    <p>${t('card.notCharged')}</p>
    <ul>
      <li>${t('card.askBank')}</li>
      <li>
        ${t('card.payLater')}
        <a href="${shopUrl(view, sitePaths.account)}">${t('card.toOrders')}</a>
      </li>
    </ul>
  </div>`
}

const renderArrival = (arrival: string | undefined): Html | undefined =>
  arrival === undefined
    ? undefined
    : html`<p class="arrival">${truckIcon}<span>${arrival}</span></p>`

/** Renders the hosted card page: the order's summary and the card form. */
export function renderCardPage(page: CardPage): string {
  const { view, paymentRequest, arrival, form } = page
  const { lang } = view
  const t = translations[lang]
  const state = toFormState(form, lang)
  const main = html`<div class="checkout">
    <form class="panel" method="post" action="${toPath(view.url)}" novalidate>
      <h1>${t('card.heading')}</h1>
      <div class="due">
        <p class="amount">${renderAmount(paymentRequest.totals.total, lang)}</p>
        ${renderArrival(arrival)}
      </div>
      <p class="lead">${t('card.lead')}</p>
      ${renderNotice('error', state.problem)}
      ${form.problem === 'card.declined' && renderDeclinedHelp(view, t)} ${renderAcceptedCards(t)}
      ${renderCardFields(t, state)}
      <button class="button" name="action" value="pay">
        ${lockIcon}${renderPayLabel(paymentRequest.totals.total, lang)}
      </button>
      <button class="leave" name="action" value="cancel" formnovalidate>${t('card.cancel')}</button>
      <p class="secure">${lockIcon}<span>${t('card.securityNote')}</span></p>
      ${renderTestNumbers(t)}
    </form>
    <section class="summary" aria-labelledby="order">
      <h2 id="order">${t('card.items')}</h2>
      <p class="amount">${renderAmount(paymentRequest.totals.total, lang)}</p>
      ${renderSummaryTable(page)} ${renderArrival(arrival)}
    </section>
  </div>`
  return renderLayout({ view, title: t('card.title'), main, width: 'page' })
}

/** Renders the page for a link without a session. */
export function renderUnknownSessionPage(view: PageView): string {
  const t = translations[view.lang]
  const main = html`<div class="panel">
    <h1>${t('card.title')}</h1>
    ${renderNotice('error', t('card.unknownSession'))}
    <a class="button" href="${shopUrl(view)}">${t('card.backToShop')}</a>
  </div>`
  return renderLayout({ view, title: t('card.title'), main })
}
