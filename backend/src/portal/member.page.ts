import type { AuthenticatedUser } from '../auth/tokens.ts'
import { type Html, html } from '../pages/html.ts'
import {
  type MemberView,
  type PortalView,
  renderHiddenFields,
  renderMemberPage,
  renderVisitorPage,
} from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'
import { withToken } from './return-to.ts'

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

/** Renders the home page of a member. */
export function renderOverviewPage(view: MemberView): string {
  const shopUrl = withToken(`${view.shopOrigin}/`, view.token)
  const t = portalTexts[view.lang]
  const main = html`<div class="panel">
    <h1>${t.hello} <bdi>${view.member.firstName}</bdi></h1>
    <p>${t.memberLead}</p>
    ${renderIdentity(view.member)}
    <a class="button" href="${shopUrl}">${t.backToShop}</a>
  </div>`
  return renderMemberPage(view, t.member, main)
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
  const main = html`<h1>${t.continueHeading}</h1>
    <p>${t.continueLead}</p>
    ${renderIdentity(user)}
    <form method="post" action="/portal/continue">
      ${renderHiddenFields(view)}
      <button class="button">${t.continueAs} ${fullName(user)}</button>
    </form>
    <a class="button quiet" href="${switchUrl}">${t.switchAccount}</a>`
  return renderVisitorPage(view, t.continueHeading, main)
}
