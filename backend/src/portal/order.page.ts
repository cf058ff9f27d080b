import { formatNumber } from '@shop/contracts/format.ts'
import { productPath } from '@shop/contracts/site-paths.ts'

import { parseJson } from '../db/json.ts'
import type { Row } from '../db/schema.ts'
import { type Language, type MessageKey, translations } from '../i18n/messages.ts'
import { getPaymentDeadline, type OrderState } from '../orders/order.state.ts'
import { toTotals } from '../orders/order-delivery.ts'
import type { OrderLine } from '../orders/order-line.ts'
import { renderAmount, renderPayLabel, renderTotals } from '../pages/amounts.ts'
import { printScript } from '../pages/asset.ts'
import { brandMark, brandName } from '../pages/brand.ts'
import { describeDelivery } from '../pages/describe-delivery.ts'
import { renderEngraving } from '../pages/engraving.ts'
import { renderNotice } from '../pages/field.ts'
import { toFormState } from '../pages/form-state.ts'
import { formatDate, formatDateTime } from '../pages/format-date.ts'
import { type Html, html } from '../pages/html.ts'
import { shopUrl } from '../pages/page-view.ts'
import { renderThumb } from '../pages/thumb.ts'
import { renderStateBadge } from './orders.page.ts'
import { renderHiddenFields, renderMemberPage } from './portal.layout.ts'
import type { MemberView } from './portal.view.ts'

/** An order as its page shows it. */
export interface OrderDetails {
  order: Row<'orders'>
  state: OrderState
  /** Names of the pictures of products that are still sold. */
  pictures: ReadonlyMap<string, string>
  lastPayment: Row<'payments'> | undefined
  /** Belongs to a second payment. */
  refund: Row<'payments'>['refund']
}

/** The columns beside a line's product. Narrow screens show the quantity and the price below the product's name. */
const columns: readonly {
  label: MessageKey
  cell: (line: OrderLine, lang: Language) => Html | string
  wideOnly?: boolean
}[] = [
  {
    label: 'orders.quantity',
    cell: ({ quantity }, lang) => formatNumber(quantity, lang),
    wideOnly: true,
  },
  { label: 'orders.price', cell: ({ price }, lang) => renderAmount(price, lang), wideOnly: true },
  {
    label: 'orders.amount',
    cell: ({ price, quantity }, lang) => renderAmount(price * quantity, lang),
  },
]

function renderLines(view: MemberView, { order, pictures }: OrderDetails): Html {
  const { lang } = view
  const t = translations[lang]
  return html`<table class="bill lines">
    <thead>
      <tr>
        <th scope="col">${t('orders.product')}</th>
        ${columns.map(({ label }) => html`<th scope="col" class="number">${t(label)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${parseJson(order.lines).map((line) => {
        const { id, title, price, quantity, engraving } = line
        const name = html`<bdi>${title[lang] ?? title.en}</bdi>`
        const link = html`<a href="${shopUrl(view, productPath(id))}">${name}</a>`
        return html`<tr>
          <th scope="row">
            <span class="line">
              ${renderThumb(pictures.get(id), engraving)}
              <span>
                ${pictures.has(id) ? link : name}
                <small>${formatNumber(quantity, lang)} × ${renderAmount(price, lang)}</small>
                ${renderEngraving(engraving, lang)}
              </span>
            </span>
          </th>
          ${columns.map(
            ({ cell, wideOnly }) =>
              html`<td class="${wideOnly ? 'number wide-only' : 'number'}">
                ${cell(line, lang)}
              </td>`,
          )}
        </tr>`
      })}
    </tbody>
    <tfoot>
      ${renderTotals(toTotals(order), lang, columns.length)}
    </tfoot>
  </table>`
}

function describePayment({ order, lastPayment }: OrderDetails, lang: MemberView['lang']): string {
  const t = translations[lang]
  if (order.paidAt) return `${t('orders.paidOn')} ${formatDateTime(order.paidAt, lang)}`
  if (order.cancelledAt)
    return `${t('orders.cancelledOn')} ${formatDateTime(order.cancelledAt, lang)}`
  if (lastPayment?.status === 'cancelled') return t('orders.paymentCancelled')
  return lastPayment?.status === 'expired' ? t('orders.paymentExpired') : t('orders.noPayment')
}

function renderFacts({ lang, member }: MemberView, details: OrderDetails): Html {
  const t = translations[lang]
  const { order, refund } = details
  const delivery = describeDelivery(order, lang)
  const refundTexts = { due: t('orders.refundDue'), done: t('orders.refundDone') }
  return html`<dl class="facts">
    <div>
      <dt>${t('orders.payment')}</dt>
      <dd>
        ${describePayment(details, lang)}
        ${refund && html`<br /><span class="muted">${refundTexts[refund]}</span>`}
      </dd>
    </div>
    <div>
      <dt>${t('orders.buyer')}</dt>
      <dd>
        <bdi translate="no">${`${member.firstName} ${member.lastName}`.trim()}</bdi><br />
        <bdi dir="ltr" translate="no">${order.buyerEmail}</bdi>
        ${order.buyerPhone && html`<br /><bdi dir="ltr">${order.buyerPhone}</bdi>`}
      </dd>
    </div>
    ${
      delivery &&
      html`<div>
        <dt>${t('delivery.delivery')}</dt>
        <dd>${delivery}</dd>
      </div>`
    }
    <div>
      <dt>${t('orders.address')}</dt>
      <dd><bdi translate="no">${order.buyerAddress}</bdi></dd>
    </div>
  </dl>`
}

/** Renders what can be done with an order: an open one can be paid or cancelled. */
function renderOrderActions(
  view: MemberView,
  order: Row<'orders'>,
  state: OrderState,
): Html | undefined {
  const { lang } = view
  const t = translations[lang]
  if (state === 'expired') return renderNotice('info', t('orders.expiredNote'))
  if (state !== 'awaitingPayment') return undefined
  const path = `/portal/orders/${order.number}`
  const deadline = formatDate(getPaymentDeadline(order).toISOString(), lang)
  return html`<div class="panel actions no-print">
    <p>
      <strong>${t('orders.waiting')}</strong><br />
      <span class="muted">${t('orders.waitingUntil')} ${deadline}.</span>
    </p>
    <form method="post" action="${path}/pay">
      ${renderHiddenFields(view)}
      <button class="button">${renderPayLabel(order.total, lang)}</button>
    </form>
    <details class="cancel">
      <summary>${t('orders.cancel')}</summary>
      <p>${t('orders.cancelQuestion')}</p>
      <form method="post" action="${path}/cancel">
        ${renderHiddenFields(view)}
        <button class="button danger">${t('orders.confirmCancel')}</button>
      </form>
    </details>
  </div>`
}

/** Renders one order; printed, it is its receipt. */
export function renderOrderPage(view: MemberView, details: OrderDetails): string {
  const { lang } = view
  const { order, state } = details
  const t = translations[lang]
  const form = toFormState(view.form, view.lang)
  const title = `${t('orders.order')} ${order.number}`
  const paid = state === 'paid'
  const main = html`<a class="back no-print" href="/portal/orders">${t('orders.allOrders')}</a>
    <p class="letterhead" aria-hidden="true">
      <span class="brand">${brandMark}${brandName[lang]}</span>
      ${paid && html`<strong>${t('orders.receipt')}</strong>`}
    </p>
    <div class="order-heading">
      <h1>${t('orders.order')} <bdi>${String(order.number)}</bdi></h1>
      ${renderStateBadge(state, lang)}
      ${
        paid &&
        html`<button class="button quiet compact no-print" type="button" data-print hidden>
          ${t('orders.print')}
        </button>`
      }
      <p class="lead">${t('orders.orderedOn')} ${formatDate(order.createdAt, lang)}</p>
    </div>
    <div class="no-print">
      ${renderNotice('error', form.problem)} ${renderNotice('success', form.notice)}
    </div>
    ${renderOrderActions(view, order, state)}
    <div class="order">
      <section class="panel" aria-label="${t('orders.order')}">
        ${renderLines(view, details)}
      </section>
      <section class="panel" aria-label="${t('orders.payment')}">
        ${renderFacts(view, details)}
      </section>
    </div>`
  return renderMemberPage(view, title, main, { width: 'page', script: printScript.path })
}
