import { formatNumber } from '@shop/contracts/format.ts'
import type { Paginate } from '@shop/contracts/paging.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'

import type { Row } from '../db/schema.ts'
import { type Html, html } from '../pages/html.ts'
import { shopUrl } from '../pages/shop-url.ts'
import { renderOrderList } from './order-list.ts'
import { orderTexts } from './orders.texts.ts'
import { type MemberView, renderMemberPage } from './portal.layout.ts'

/** Renders what a member without orders sees: the way to the shop. */
export function renderNoOrders(view: MemberView): Html {
  const t = orderTexts[view.lang]
  return html`<div class="panel empty">
    <h2>${t.noOrders}</h2>
    <p class="muted">${t.noOrdersLead}</p>
    <a class="button" href="${shopUrl(view, sitePaths.shop)}">${t.goShopping}</a>
  </div>`
}

function renderPager({ lang }: MemberView, { currentPage, totalPage }: Paginate): Html | undefined {
  if (totalPage <= 1) return undefined
  const t = orderTexts[lang]
  const link = (page: number, label: string, rel: string) =>
    html`<a class="button quiet" href="/portal/orders?page=${page}" rel="${rel}">${label}</a>`
  return html`<nav class="pager" aria-label="${t.pager}">
    <span>${currentPage > 1 && link(currentPage - 1, t.previous, 'prev')}</span>
    <span class="muted"
      >${t.page} ${formatNumber(currentPage, lang)} ${t.of} ${formatNumber(totalPage, lang)}</span
    >
    <span>${currentPage < totalPage && link(currentPage + 1, t.next, 'next')}</span>
  </nav>`
}

/** Renders one page of a member's orders. */
export function renderOrdersPage(
  view: MemberView,
  orders: readonly Row<'orders'>[],
  paginate: Paginate,
  now: Date,
): string {
  const t = orderTexts[view.lang]
  const main = html`<h1>${t.orders}</h1>
    <p class="lead">${t.ordersLead}</p>
    ${orders.length > 0 ? renderOrderList(orders, view.lang, now) : renderNoOrders(view)}
    ${renderPager(view, paginate)}`
  return renderMemberPage(view, t.orders, main, { width: 'wide' })
}

/** Renders the page for a number that is none of the member's orders. */
export function renderUnknownOrderPage(view: MemberView): string {
  const t = orderTexts[view.lang]
  const main = html`<div class="panel empty">
    <h1>${t.notFound}</h1>
    <p class="muted">${t.notFoundLead}</p>
    <a class="button" href="/portal/orders">${t.allOrders}</a>
  </div>`
  return renderMemberPage(view, t.notFound, main, { width: 'wide' })
}
