import { formatNumber } from '@shop/contracts/format.ts'
import type { Paginate } from '@shop/contracts/paging.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'

import type { Row } from '../db/schema.ts'
import { translations } from '../i18n/messages.ts'
import { type Html, html } from '../pages/html.ts'
import { shopUrl } from '../pages/shop-url.ts'
import { renderOrderList } from './order-list.ts'
import { renderMemberPage } from './portal.layout.ts'
import type { MemberView } from './portal.view.ts'

/** Renders what a member without orders sees: the way to the shop. */
export function renderNoOrders(view: MemberView): Html {
  const t = translations[view.lang]
  return html`<div class="panel empty">
    <h2>${t('orders.noOrders')}</h2>
    <p class="muted">${t('orders.noOrdersLead')}</p>
    <a class="button" href="${shopUrl(view, sitePaths.shop)}">${t('orders.goShopping')}</a>
  </div>`
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
  return renderMemberPage(view, t('orders.orders'), main, { width: 'wide' })
}

/** Renders the page for a number that is none of the member's orders. */
export function renderUnknownOrderPage(view: MemberView): string {
  const t = translations[view.lang]
  const main = html`<div class="panel empty">
    <h1>${t('orders.notFound')}</h1>
    <p class="muted">${t('orders.notFoundLead')}</p>
    <a class="button" href="/portal/orders">${t('orders.allOrders')}</a>
  </div>`
  return renderMemberPage(view, t('orders.notFound'), main, { width: 'wide' })
}
