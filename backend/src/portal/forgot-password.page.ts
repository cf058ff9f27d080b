import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { accountTexts } from './account.texts.ts'
import { getAccountForm } from './account-form.ts'
import { renderEmailField } from './credential-fields.ts'
import { type PortalView, renderHiddenFields, renderVisitorPage } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'
import { withReturnTo } from './return-to.ts'

/** Renders the form that asks for a link to choose a new password. */
export function renderForgotPasswordPage(view: PortalView): string {
  const t = accountTexts[view.lang]
  const state = getAccountForm(view)
  const main = html`<h1>${t.forgotHeading}</h1>
    <p class="lead">${t.forgotLead}</p>
    ${renderNotice('success', state.notice)} ${renderNotice('error', state.problem)}
    <form method="post" action="/portal/forgot-password" novalidate>
      ${renderHiddenFields(view)} ${renderEmailField(portalTexts[view.lang], state)}
      <button class="button">${t.forgotButton}</button>
    </form>
    <p class="below">
      <a href="${withReturnTo('/portal/login', view.returnTo)}">${t.backToLogin}</a>
    </p>`
  return renderVisitorPage(view, t.forgotHeading, main)
}
