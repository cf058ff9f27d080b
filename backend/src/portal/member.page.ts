import type { Member } from '../auth/tokens.ts'
import { html, type Html } from '../pages/html.ts'
import { hiddenFields, portalPage, type PortalView } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'

function fullName({ firstName, lastName }: Member): string {
  return `${firstName} ${lastName}`.trim()
}

function who(member: Member): Html {
  const initials = [member.firstName, member.lastName].map((name) => [...name][0] ?? '').join('')
  return html`<div class="who">
    <span class="initials" aria-hidden="true">${initials}</span>
    <p>
      <strong><bdi>${fullName(member)}</bdi></strong>
      <span><bdi dir="ltr">${member.email}</bdi></span>
    </p>
  </div>`
}

/**
 * The page of a member who is logged in.
 * @param shopUrl address of the shop, carrying the member's token
 */
export function memberPage(view: PortalView, member: Member, shopUrl: string): string {
  const t = portalTexts[view.lang]
  const main = html`<div class="panel">
    <h1>${t.hello} <bdi>${member.firstName}</bdi></h1>
    <p>${t.memberLead}</p>
    ${who(member)}
    <a class="button" href="${shopUrl}">${t.backToShop}</a>
    <form method="post" action="/portal/logout">
      ${hiddenFields(view)}
      <button class="button quiet">${t.logout}</button>
    </form>
  </div>`
  return portalPage(view, t.member, main)
}

/**
 * Asks a member who is logged in whether to go on under that name.
 * @param otherUrl the login form for somebody else
 */
export function continuePage(view: PortalView, member: Member, otherUrl: string): string {
  const t = portalTexts[view.lang]
  const main = html`<div class="panel">
    <h1>${t.continueHeading}</h1>
    <p>${t.continueLead}</p>
    ${who(member)}
    <form method="post" action="/portal/continue">
      ${hiddenFields(view)}
      <button class="button">${t.continueAs} ${fullName(member)}</button>
    </form>
    <a class="button quiet" href="${otherUrl}">${t.someoneElse}</a>
  </div>`
  return portalPage(view, t.continueHeading, main)
}
