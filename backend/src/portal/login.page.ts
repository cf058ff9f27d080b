import { toFormState } from '../pages/form-state.ts'
import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { renderEmailField, renderPasswordField } from './credential-fields.ts'
import { type PortalView, renderHiddenFields, renderVisitorPage } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'
import { withReturnTo } from './return-to.ts'

/** Renders the login form. @param sessionEnded whether a session in the shop has expired, which is said */
export function renderLoginPage(view: PortalView, sessionEnded = false): string {
  const t = portalTexts[view.lang]
  const state = toFormState(view.form, t, view.lang)
  const main = html`<h1>${t.loginHeading}</h1>
    <p class="lead">${t.loginLead}</p>
    ${renderNotice('success', state.notice)}
    ${renderNotice('error', state.problem ?? (sessionEnded ? t.sessionEnded : undefined))}
    <form method="post" action="/portal/login" novalidate>
      ${renderHiddenFields(view)} ${renderEmailField(t, state)}
      ${renderPasswordField(t, state, { autocomplete: 'current-password' })}
      <p class="forgot">
        <a href="${withReturnTo('/portal/forgot-password', view.returnTo)}">${t.forgotPassword}</a>
      </p>
      <button class="button">${t.login}</button>
    </form>
    <p class="below">
      ${t.noAccount} <a href="${withReturnTo('/portal/register', view.returnTo)}">${t.register}</a>
    </p>`
  return renderVisitorPage(view, t.login, main)
}
