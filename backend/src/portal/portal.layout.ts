import type { AuthenticatedUser } from '../auth/tokens.ts'
import type { StoredForm } from '../pages/form-state.ts'
import { type Html, html } from '../pages/html.ts'
import { type Page, renderLayout } from '../pages/layout.ts'
import type { PageView } from '../pages/page-view.ts'
import { renderMemberNavigation } from './navigation.ts'
import { portalTexts } from './portal.texts.ts'

/** Data of the request that every page of the portal needs. */
export interface PortalView extends PageView {
  csrf: string
  /** Address of the shop, or path of the portal, to go to after log-in; `null` when none was given. */
  returnTo: string | null
  /** Outcome of the form that led here. */
  form: StoredForm
}

/** View of a page that only members see. */
export interface MemberView extends PortalView {
  member: AuthenticatedUser
  /** The member's token, for links to the shop. */
  token: string
}

function renderBenefits({ lang }: PortalView): Html {
  const t = portalTexts[lang]
  return html`<aside class="story inverse">
    <h2>${t.benefitsHeading}</h2>
    <ul>
      <li>${t.benefit1}</li>
      <li>${t.benefit2}</li>
      <li>${t.benefit3}</li>
    </ul>
  </aside>`
}

/** Renders a page for visitors, such as a log-in form, with the benefits of an account beside it. */
export function renderVisitorPage(view: PortalView, title: string, main: Html): string {
  return renderLayout({ view, title, main, aside: renderBenefits(view) })
}

/** Renders a page for a member, with the navigation of the portal. */
export function renderMemberPage(
  view: MemberView,
  title: string,
  main: Html,
  options: Pick<Page, 'width' | 'script'> = {},
): string {
  return renderLayout({ view, title, main, navigation: renderMemberNavigation(view), ...options })
}

/** Renders the hidden fields of every form: CSRF token and return address. */
export function renderHiddenFields({ csrf, returnTo }: PortalView): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}" />
    <input type="hidden" name="returnTo" value="${returnTo ?? ''}" />`
}
