import { alertBox, field } from '../pages/field.ts'
import { html } from '../pages/html.ts'
import type { FieldErrors } from './portal.forms.ts'
import { hiddenFields, portalPage, type PortalView } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'
import { keepReturn } from './return-to.ts'

export interface FormState {
  problem?: string
  errors?: FieldErrors
  values?: { email: string; firstName: string; lastName: string }
}

/** The login form. */
export function loginPage(view: PortalView, { problem, errors = {}, values }: FormState = {}) {
  const t = portalTexts[view.lang]
  const main = html`<h1>${t.loginHeading}</h1>
    <p class="lead">${t.loginLead}</p>
    ${alertBox(problem)}
    <form method="post" action="/portal/login" novalidate>
      ${hiddenFields(view)}
      ${field({
        ...{ name: 'email', label: t.email, type: 'email', ltr: true, inputmode: 'email' },
        ...{ value: values?.email, error: errors.email, autocomplete: 'username' },
      })}
      ${field({
        ...{ name: 'password', label: t.password, type: 'password', ltr: true },
        ...{ error: errors.password, autocomplete: 'current-password' },
      })}
      <button class="button">${t.login}</button>
    </form>
    <p class="below">
      ${t.noAccount} <a href="${keepReturn('/portal/register', view.returnTo)}">${t.register}</a>
    </p>`
  return portalPage(view, t.login, main)
}
