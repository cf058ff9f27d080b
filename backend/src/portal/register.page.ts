import { translations } from '../i18n/messages.ts'
import { renderField } from '../pages/field.ts'
import { toFormState } from '../pages/form-state.ts'
import { html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { renderEmailField, renderPasswordField } from './credential-fields.ts'
import { renderHiddenFields, renderVisitorPage } from './portal.layout.ts'
import type { PortalView } from './portal.view.ts'
import { withReturnTo } from './return-to.ts'

/** Renders the registration form. */
export function renderRegisterPage(view: PortalView): string {
  const t = translations[view.lang]
  const state = toFormState(view.form, view.lang)
  const { problem, errors, values } = state
  const main = html`<h1>${t('portal.registerHeading')}</h1>
    <p class="lead">${t('portal.registerLead')}</p>
    ${renderNotice('error', problem)}
    <form method="post" action="/portal/register" novalidate>
      ${renderHiddenFields(view)}
      <div class="pair">
        ${renderField({
          name: 'firstName',
          label: t('portal.firstName'),
          autocomplete: 'given-name',
          maxlength: 100,
          value: values.firstName,
          error: errors.firstName,
        })}
        ${renderField({
          name: 'lastName',
          label: t('portal.lastName'),
          autocomplete: 'family-name',
          maxlength: 100,
          value: values.lastName,
          error: errors.lastName,
        })}
      </div>
      ${renderEmailField(t, state)}
      ${renderPasswordField(t, state, {
        autocomplete: 'new-password',
        hint: t('portal.passwordHint'),
      })}
      <button class="button">${t('portal.register')}</button>
    </form>
    <p class="below">
      ${t('portal.haveAccount')}
      <a href="${withReturnTo('/portal/login', view.returnTo)}">${t('portal.login')}</a>
    </p>`
  return renderVisitorPage(view, t('portal.register'), main)
}
