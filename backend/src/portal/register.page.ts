import { alertBox, field } from '../pages/field.ts'
import { html } from '../pages/html.ts'
import type { FormState } from './login.page.ts'
import { hiddenFields, portalPage, type PortalView } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'
import { keepReturn } from './return-to.ts'

/** The registration form. */
export function registerPage(view: PortalView, { problem, errors = {}, values }: FormState = {}) {
  const t = portalTexts[view.lang]
  const main = html`<h1>${t.registerHeading}</h1>
    <p class="lead">${t.registerLead}</p>
    ${alertBox(problem)}
    <form method="post" action="/portal/register" novalidate>
      ${hiddenFields(view)}
      <div class="pair">
        ${field({
          ...{ name: 'firstName', label: t.firstName, autocomplete: 'given-name', maxlength: 100 },
          ...{ value: values?.firstName, error: errors.firstName },
        })}
        ${field({
          ...{ name: 'lastName', label: t.lastName, autocomplete: 'family-name', maxlength: 100 },
          ...{ value: values?.lastName, error: errors.lastName },
        })}
      </div>
      ${field({
        ...{ name: 'email', label: t.email, type: 'email', ltr: true, inputmode: 'email' },
        ...{ value: values?.email, error: errors.email, autocomplete: 'username' },
      })}
      ${field({
        ...{ name: 'password', label: t.password, type: 'password', ltr: true },
        ...{ error: errors.password, hint: t.passwordHint, autocomplete: 'new-password' },
      })}
      <button class="button">${t.register}</button>
    </form>
    <p class="below">
      ${t.haveAccount} <a href="${keepReturn('/portal/login', view.returnTo)}">${t.login}</a>
    </p>`
  return portalPage(view, t.register, main)
}
