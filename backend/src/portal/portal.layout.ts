import { translations } from '../i18n/messages.ts'
import { type Html, html } from '../pages/html.ts'
import { type Page, renderLayout } from '../pages/layout.ts'
import { renderMemberNavigation } from './navigation.ts'
import type { MemberView, PortalView } from './portal.view.ts'

function renderBenefits({ lang }: PortalView): Html {
  const t = translations[lang]
  return html`<aside class="story inverse">
    <h2>${t('portal.benefitsHeading')}</h2>
    <ul>
      <li>${t('portal.benefit1')}</li>
      <li>${t('portal.benefit2')}</li>
      <li>${t('portal.benefit3')}</li>
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
