import type { MessageKey, Translate } from '../../platform/i18n/messages.ts'
import { renderField } from '../../platform/pages/field.ts'
import type { FormState } from '../../platform/pages/form-state.ts'
import { type Html, html } from '../../platform/pages/html.ts'

/** Renders a field for an e-mail address. */
export function renderEmailField(t: Translate, { values, errors }: FormState): Html {
  return renderField({
    name: 'email',
    label: t('portal.email'),
    type: 'email',
    ltr: true,
    inputmode: 'email',
    value: values.email,
    error: errors.email,
    autocomplete: 'username',
  })
}

/** Renders the field of a password that exists; it is never filled in. */
export function renderPasswordField(t: Translate, { errors }: FormState): Html {
  return renderField({
    name: 'password',
    label: t('portal.password'),
    type: 'password',
    ltr: true,
    autocomplete: 'current-password',
    error: errors.password,
  })
}

/** Renders the field of a password that is chosen. */
export function renderNewPasswordField(
  t: Translate,
  { errors }: FormState,
  label: MessageKey = 'account.newPassword',
): Html {
  return renderField({
    name: 'password',
    label: t(label),
    type: 'password',
    ltr: true,
    autocomplete: 'new-password',
    error: errors.password,
    hint: t('portal.passwordHint'),
  })
}

/** Renders what tells password managers whose password a form changes. */
export function renderAccountName(email: string): Html {
  return html`<input type="email" value="${email}" autocomplete="username" readonly hidden />`
}

/** Renders the fields of a member's names side by side. */
export function renderNameFields(t: Translate, { values, errors }: FormState): Html {
  return html`<div class="pair">
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
  </div>`
}
