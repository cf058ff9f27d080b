import { formatNumber } from '@shop/contracts/format.ts'
import { productPath } from '@shop/contracts/site-paths.ts'

import { parseJson } from '../db/json.ts'
import type { Row } from '../db/schema.ts'
import type { OrderState } from '../orders/order.state.ts'
import { renderAmount } from '../pages/amount.ts'
import { brandMark, brandName } from '../pages/brand.ts'
import { toFormState } from '../pages/form-state.ts'
import { formatDate, formatDateTime } from '../pages/format-date.ts'
import { type Html, html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { printScript } from '../pages/print.ts'
import { shopUrl } from '../pages/shop-url.ts'
import { renderTotals } from '../pages/totals.ts'
import { renderOrderActions } from './order-actions.ts'
import { renderStateBadge } from './order-list.ts'
import { orderTexts } from './orders.texts.ts'
import { type MemberView, renderMemberPage } from './portal.layout.ts'

/** An order as its page shows it. */
export interface OrderDetails {
  order: Row<'orders'>
  state: OrderState
  /** Names of the pictures of products that are still sold. */
  pictures: ReadonlyMap<string, string>
  lastPayment: Row<'payments'> | undefined
  /** Of a second payment. */
  refund: Row<'payments'>['refund']
}

function renderPicture(name: string | undefined): Html {
  if (!name) return html`<span class="thumb"></span>`
  return html`<picture class="thumb">
    <source srcset="/media/${name}-320.avif" type="image/avif" />
    <img src="/media/${name}-1280.webp" alt="" width="72" height="72" loading="lazy" />
  </picture>`
}

function renderLines(view: MemberView, { order, pictures }: OrderDetails): Html {
  const { lang } = view
  const t = orderTexts[lang]
  return html`<table class="bill lines">
    <thead>
      <tr>
        <th scope="col">${t.product}</th>
        <th scope="col" class="number">${t.quantity}</th>
        <th scope="col" class="number">${t.price}</th>
        <th scope="col" class="number">${t.amount}</th>
      </tr>
    </thead>
    <tbody>
      ${parseJson(order.lines).map(({ id, title, price, quantity }) => {
        const name = html`<bdi>${title[lang] ?? title.en}</bdi>`
        const link = html`<a href="${shopUrl(view, productPath(id))}">${name}</a>`
        return html`<tr>
          <th scope="row">
            <span class="line">
              ${renderPicture(pictures.get(id))}
              <span>
                ${pictures.has(id) ? link : name}
                <small>${formatNumber(quantity, lang)} × ${renderAmount(price, lang)}</small>
              </span>
            </span>
          </th>
          <td class="number wide-only">${formatNumber(quantity, lang)}</td>
          <td class="number wide-only">${renderAmount(price, lang)}</td>
          <td class="number">${renderAmount(price * quantity, lang)}</td>
        </tr>`
      })}
    </tbody>
    <tfoot>
      ${renderTotals(t, order, lang, 3)}
    </tfoot>
  </table>`
}

function describePayment({ order, lastPayment }: OrderDetails, lang: MemberView['lang']): string {
  const t = orderTexts[lang]
  if (order.paidAt) return `${t.paidOn} ${formatDateTime(order.paidAt, lang)}`
  if (order.cancelledAt) return `${t.cancelledOn} ${formatDateTime(order.cancelledAt, lang)}`
  if (lastPayment?.status === 'cancelled') return t.paymentCancelled
  return lastPayment?.status === 'expired' ? t.paymentExpired : t.noPayment
}

function renderFacts({ lang, member }: MemberView, details: OrderDetails): Html {
  const t = orderTexts[lang]
  const { order, refund } = details
  const refundTexts = { due: t.refundDue, done: t.refundDone }
  return html`<dl class="facts">
    <div>
      <dt>${t.payment}</dt>
      <dd>
        ${describePayment(details, lang)}
        ${refund && html`<br /><span class="muted">${refundTexts[refund]}</span>`}
      </dd>
    </div>
    <div>
      <dt>${t.buyer}</dt>
      <dd>
        <bdi translate="no">${`${member.firstName} ${member.lastName}`.trim()}</bdi><br />
        <bdi dir="ltr" translate="no">${order.buyerEmail}</bdi>
        ${order.buyerPhone && html`<br /><bdi dir="ltr">${order.buyerPhone}</bdi>`}
      </dd>
    </div>
    <div>
      <dt>${t.address}</dt>
      <dd><bdi translate="no">${order.buyerAddress}</bdi></dd>
    </div>
  </dl>`
}

/** Renders one order; printed, it is its receipt. */
export function renderOrderPage(view: MemberView, details: OrderDetails): string {
  const { lang } = view
  const { order, state } = details
  const t = orderTexts[lang]
  const form = toFormState(view.form, t, lang)
  const title = `${t.order} ${order.number}`
  const paid = state === 'paid'
  const main = html`<a class="back no-print" href="/portal/orders">${t.allOrders}</a>
    <p class="letterhead" aria-hidden="true">
      <span class="brand">${brandMark}${brandName[lang]}</span>
      ${paid && html`<strong>${t.receipt}</strong>`}
    </p>
    <div class="order-heading">
      <h1>${t.order} <bdi>${String(order.number)}</bdi></h1>
      ${renderStateBadge(state, lang)}
      ${
        paid &&
        html`<button class="button quiet compact no-print" type="button" data-print hidden>
          ${t.print}
        </button>`
      }
      <p class="lead">${t.orderedOn} ${formatDate(order.createdAt, lang)}</p>
    </div>
    <div class="no-print">
      ${renderNotice('error', form.problem)} ${renderNotice('success', form.notice)}
    </div>
    ${renderOrderActions(view, order, state)}
    <div class="order">
      <section class="panel" aria-label="${t.order}">${renderLines(view, details)}</section>
      <section class="panel" aria-label="${t.payment}">${renderFacts(view, details)}</section>
    </div>`
  return renderMemberPage(view, title, main, { width: 'page', script: printScript.path })
}
