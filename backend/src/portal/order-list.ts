import { parseJson } from '../db/json.ts'
import type { Row } from '../db/schema.ts'
import { getOrderState, type OrderState } from '../orders/order.state.ts'
import { renderAmount } from '../pages/amount.ts'
import { formatDate } from '../pages/format-date.ts'
import { type Html, html } from '../pages/html.ts'
import type { Language } from '../pages/negotiate-language.ts'
import { formatPlural } from '../pages/plural.ts'
import { orderTexts, productCount } from './orders.texts.ts'

/** Renders the state of an order as a badge. */
export function renderStateBadge(state: OrderState, lang: Language): Html {
  return html`<span class="badge ${state}">${orderTexts[lang][state]}</span>`
}

/** Renders orders as a list of links. */
export function renderOrderList(orders: readonly Row<'orders'>[], lang: Language, now: Date): Html {
  const t = orderTexts[lang]
  return html`<ul class="order-list">
    ${orders.map(
      (order) =>
        html`<li>
          <a href="/portal/orders/${order.number}">
            <span class="order-name"
              >${t.order} <bdi>${String(order.number)}</bdi>
              <small>${formatDate(order.createdAt, lang)}</small></span
            >
            <span class="order-size"
              >${formatPlural(parseJson(order.lines).length, productCount[lang], lang)}</span
            >
            <span class="order-total">${renderAmount(order.total, lang)}</span>
            ${renderStateBadge(getOrderState(order, now), lang)}
          </a>
        </li>`,
    )}
  </ul>`
}
