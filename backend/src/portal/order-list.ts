import { parseJson } from '../db/json.ts'
import type { Row } from '../db/schema.ts'
import { translations } from '../i18n/messages.ts'
import { getOrderState, type OrderState } from '../orders/order.state.ts'
import { renderAmount } from '../pages/amount.ts'
import { formatDate } from '../pages/format-date.ts'
import { type Html, html } from '../pages/html.ts'
import type { Language } from '../pages/negotiate-language.ts'

/** Renders the state of an order as a badge. */
export function renderStateBadge(state: OrderState, lang: Language): Html {
  return html`<span class="badge ${state}">${translations[lang](`orders.${state}`)}</span>`
}

/** Renders orders as a list of links. */
export function renderOrderList(orders: readonly Row<'orders'>[], lang: Language, now: Date): Html {
  const t = translations[lang]
  return html`<ul class="order-list">
    ${orders.map(
      (order) =>
        html`<li>
          <a href="/portal/orders/${order.number}">
            <span class="order-name"
              >${t('orders.order')} <bdi>${String(order.number)}</bdi>
              <small>${formatDate(order.createdAt, lang)}</small></span
            >
            <span class="order-size"
              >${t('orders.count', { count: parseJson(order.lines).length })}</span
            >
            <span class="order-total">${renderAmount(order.total, lang)}</span>
            ${renderStateBadge(getOrderState(order, now), lang)}
          </a>
        </li>`,
    )}
  </ul>`
}
