import { renderField } from '../pages/field.ts'
import { toFormState } from '../pages/form-state.ts'
import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { renderEmailField, renderPasswordField } from './credential-fields.ts'
import { type PortalView, renderHiddenFields, renderVisitorPage } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'
import { withReturnTo } from './return-to.ts'

/** Renders the registration form. */
export function renderRegisterPage(view: PortalView): string {
  const t = portalTexts[view.lang]
  const state = toFormState(view.form, t, view.lang)
  const { problem, errors, values } = state
  const main = html`<h1>${t.registerHeading}</h1>
    <p class="lead">${t.registerLead}</p>
    ${renderNotice('error', problem)}
    <form method="post" action="/portal/register" novalidate>
      ${renderHiddenFields(view)}
      <div class="pair">
        ${renderField({
          name: 'firstName',
          label: t.firstName,
          autocomplete: 'given-name',
          maxlength: 100,
          value: values.firstName,
          error: errors.firstName,
        })}
        ${renderField({
          name: 'lastName',
          label: t.lastName,
          autocomplete: 'family-name',
          maxlength: 100,
          value: values.lastName,
          error: errors.lastName,
        })}
      </div>
      ${renderEmailField(t, state)}
      ${renderPasswordField(t, state, {
        autocomplete: 'new-password',
        hint: t.passwordHint,
      })}
      <button class="button">${t.register}</button>
    </form>
    <p class="below">
      ${t.haveAccount} <a href="${withReturnTo('/portal/login', view.returnTo)}">${t.login}</a>
    </p>`
  return renderVisitorPage(view, t.register, main)
}
