import type { AuthenticatedUser } from '../auth/tokens.ts'
import { type Html, html } from '../pages/html.ts'
import { type PortalView, renderHiddenFields, renderPortalPage } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'

function fullName({ firstName, lastName }: AuthenticatedUser): string {
  return `${firstName} ${lastName}`.trim()
}

function renderIdentity(user: AuthenticatedUser): Html {
  const initials = [user.firstName, user.lastName].map((name) => [...name][0] ?? '').join('')
  return html`<div class="who">
    <span class="initials" aria-hidden="true">${initials}</span>
    <p>
      <strong><bdi>${fullName(user)}</bdi></strong>
      <span><bdi dir="ltr">${user.email}</bdi></span>
    </p>
  </div>`
}

/**
 * Renders the home page of a user who is logged in.
 * @param shopUrl address of the shop with the user's token
 */
export function renderMemberPage(
  view: PortalView,
  user: AuthenticatedUser,
  shopUrl: string,
): string {
  const t = portalTexts[view.lang]
  const main = html`<div class="panel">
    <h1>${t.hello} <bdi>${user.firstName}</bdi></h1>
    <p>${t.memberLead}</p>
    ${renderIdentity(user)}
    <a class="button" href="${shopUrl}">${t.backToShop}</a>
    <form method="post" action="/portal/logout">
      ${renderHiddenFields(view)}
      <button class="button quiet">${t.logout}</button>
    </form>
  </div>`
  return renderPortalPage(view, t.member, main)
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
  const t = portalTexts[view.lang]
  const main = html`<div class="panel">
    <h1>${t.continueHeading}</h1>
    <p>${t.continueLead}</p>
    ${renderIdentity(user)}
    <form method="post" action="/portal/continue">
      ${renderHiddenFields(view)}
      <button class="button">${t.continueAs} ${fullName(user)}</button>
    </form>
    <a class="button quiet" href="${switchUrl}">${t.switchAccount}</a>
  </div>`
  return renderPortalPage(view, t.continueHeading, main)
}
