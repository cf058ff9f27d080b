import { formatNumber } from '@shop/contracts/format.ts'
import type { Paginate } from '@shop/contracts/paging.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'

import { parseJson } from '../db/json.ts'
import type { Row } from '../db/schema.ts'
import { type Language, translations } from '../i18n/messages.ts'
import { getOrderState, type OrderState } from '../orders/order.state.ts'
import { renderAmount } from '../pages/amounts.ts'
import { formatDate } from '../pages/format-date.ts'
import { type Html, html } from '../pages/html.ts'
import { shopUrl } from '../pages/page-view.ts'
import { renderEmptyState, renderMemberPage } from './portal.layout.ts'
import type { MemberView } from './portal.view.ts'

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

/** Renders what a member without orders sees: the way to the shop. */
export function renderNoOrders(view: MemberView): Html {
  const t = translations[view.lang]
  return renderEmptyState(t, {
    heading: html`<h2>${t('orders.noOrders')}</h2>`,
    lead: 'orders.noOrdersLead',
    href: shopUrl(view, sitePaths.shop),
    label: 'orders.goShopping',
  })
}

function renderPager({ lang }: MemberView, { currentPage, totalPage }: Paginate): Html | undefined {
  if (totalPage <= 1) return undefined
  const t = translations[lang]
  const link = (page: number, label: string, rel: string) =>
    html`<a class="button quiet" href="/portal/orders?page=${page}" rel="${rel}">${label}</a>`
  return html`<nav class="pager" aria-label="${t('orders.pager')}">
    <span>${currentPage > 1 && link(currentPage - 1, t('orders.previous'), 'prev')}</span>
    <span class="muted"
      >${t('orders.page')} ${formatNumber(currentPage, lang)} ${t('orders.of')}
      ${formatNumber(totalPage, lang)}</span
    >
    <span>${currentPage < totalPage && link(currentPage + 1, t('orders.next'), 'next')}</span>
  </nav>`
}

/** Renders one page of a member's orders. */
export function renderOrdersPage(
  view: MemberView,
  orders: readonly Row<'orders'>[],
  paginate: Paginate,
  now: Date,
): string {
  const t = translations[view.lang]
  const main = html`<h1>${t('orders.orders')}</h1>
    <p class="lead">${t('orders.ordersLead')}</p>
    ${orders.length > 0 ? renderOrderList(orders, view.lang, now) : renderNoOrders(view)}
    ${renderPager(view, paginate)}`
  return renderMemberPage(view, t('orders.orders'), main)
}

/** Renders the page for a number that is none of the member's orders. */
export function renderUnknownOrderPage(view: MemberView): string {
  const t = translations[view.lang]
  const main = renderEmptyState(t, {
    heading: html`<h1>${t('orders.notFound')}</h1>`,
    lead: 'orders.notFoundLead',
    href: '/portal/orders',
    label: 'orders.allOrders',
  })
  return renderMemberPage(view, t('orders.notFound'), main)
}
