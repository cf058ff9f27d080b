import { renderAlert } from '../pages/field.ts'
import { html } from '../pages/html.ts'
import { renderEmailField, renderPasswordField } from './credential-fields.ts'
import type { FieldErrors } from './form-validation.ts'
import { type PortalView, renderHiddenFields, renderPortalPage } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'
import { withReturnTo } from './return-to.ts'

/** State of a form that is shown again. */
export interface FormState {
  /** Error of the form as a whole. */
  problem?: string
  errors?: FieldErrors
  values?: { email: string; firstName: string; lastName: string }
}

/** Renders the login form. */
export function renderLoginPage(view: PortalView, state: FormState = {}): string {
  const t = portalTexts[view.lang]
  const main = html`<h1>${t.loginHeading}</h1>
    <p class="lead">${t.loginLead}</p>
    ${renderAlert(state.problem)}
    <form method="post" action="/portal/login" novalidate>
      ${renderHiddenFields(view)} ${renderEmailField(t, state)}
      ${renderPasswordField(t, state, { autocomplete: 'current-password' })}
      <button class="button">${t.login}</button>
    </form>
    <p class="below">
      ${t.noAccount} <a href="${withReturnTo('/portal/register', view.returnTo)}">${t.register}</a>
    </p>`
  return renderPortalPage(view, t.login, main)
}
