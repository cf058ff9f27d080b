import type { AuthenticatedUser } from '../auth/tokens.ts'
import type { Row } from '../db/schema.ts'
import { translations } from '../i18n/messages.ts'
import { type Html, html } from '../pages/html.ts'
import { renderLayout } from '../pages/layout.ts'
import { shopUrl } from '../pages/page-view.ts'
import { renderNoOrders, renderOrderList } from './orders.page.ts'
import {
  renderEmptyState,
  renderHiddenFields,
  renderMemberPage,
  renderVisitorPage,
} from './portal.layout.ts'
import type { MemberView, PortalView } from './portal.view.ts'
import { withToken } from './return-to.ts'

function fullName({ firstName, lastName }: AuthenticatedUser): string {
  return `${firstName} ${lastName}`.trim()
}

function renderIdentity(user: AuthenticatedUser): Html {
  const initials = [user.firstName, user.lastName].map((name) => [...name][0] ?? '').join('')
  return html`<div class="who">
    <span class="initials" aria-hidden="true" translate="no">${initials}</span>
    <p>
      <strong><bdi translate="no">${fullName(user)}</bdi></strong>
      <span><bdi dir="ltr" translate="no">${user.email}</bdi></span>
    </p>
  </div>`
}

/** Renders the home page of a member: the way to the shop, and the latest orders. */
export function renderOverviewPage(
  view: MemberView,
  orders: readonly Row<'orders'>[],
  now: Date,
): string {
  const { lang, token } = view
  const t = translations[lang]
  const list = html`<div class="section-heading">
      <h2>${t('orders.latestOrders')}</h2>
      <a href="/portal/orders">${t('orders.allOrders')}</a>
    </div>
    ${renderOrderList(orders, lang, now)}`
  const main = html`<h1>${t('portal.hello')} <bdi translate="no">${view.member.firstName}</bdi></h1>
    <p class="lead">${t('portal.memberLead')}</p>
    <div class="panel overview">
      ${renderIdentity(view.member)}
      <a class="button" href="${withToken(shopUrl(view), token)}">${t('portal.backToShop')}</a>
    </div>
    ${orders.length > 0 ? list : renderNoOrders(view)}`
  return renderMemberPage(view, t('portal.member'), main)
}

/**
 * Renders the page that asks a user who is logged in whether to continue with that account.
 * @param switchUrl login form for another account
 */
export function renderContinuePage(
  view: PortalView,
  user: AuthenticatedUser,
  switchUrl: string,
): string {
  const t = translations[view.lang]
  const main = html`<h1>${t('portal.continueHeading')}</h1>
    <p>${t('portal.continueLead')}</p>
    ${renderIdentity(user)}
    <form method="post" action="/portal/continue">
      ${renderHiddenFields(view)}
      <button class="button">${t('portal.continueAs')} ${fullName(user)}</button>
    </form>
    <a class="button quiet" href="${switchUrl}">${t('portal.switchAccount')}</a>`
  return renderVisitorPage(view, t('portal.continueHeading'), main)
}

/** Renders the page for an unknown address below the portal. */
export function renderUnknownPage(view: PortalView): string {
  const t = translations[view.lang]
  const main = renderEmptyState(t, {
    heading: html`<h1>${t('portal.notFound')}</h1>`,
    lead: 'portal.notFoundLead',
    href: '/portal',
    label: 'portal.member',
    below: html`<a href="${shopUrl(view)}">${t('portal.backToShop')}</a>`,
  })
  return renderLayout({ view, title: t('portal.notFound'), main })
}
