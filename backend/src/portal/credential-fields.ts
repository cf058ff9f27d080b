import type { Translate } from '../i18n/messages.ts'
import { renderField } from '../pages/field.ts'
import type { FormState } from '../pages/form-state.ts'
import type { Html } from '../pages/html.ts'

/** Renders the e-mail field of the login and registration forms. */
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

/** Renders the password field of the login and registration forms; it is never filled in. */
export function renderPasswordField(
  t: Translate,
  { errors }: FormState,
  options: { autocomplete: 'current-password' | 'new-password'; label?: string; hint?: string },
): Html {
  return renderField({
    name: 'password',
    label: t('portal.password'),
    type: 'password',
    ltr: true,
    error: errors.password,
    ...options,
  })
}
