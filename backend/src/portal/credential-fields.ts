import { renderField } from '../pages/field.ts'
import type { FormState } from '../pages/form-state.ts'
import type { Html } from '../pages/html.ts'
import type { PortalTexts } from './portal.texts.ts'

/** Renders the e-mail field of the login and registration forms. */
export function renderEmailField(t: PortalTexts, { values, errors }: FormState): Html {
  return renderField({
    name: 'email',
    label: t.email,
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
  t: PortalTexts,
  { errors }: FormState,
  options: { autocomplete: 'current-password' | 'new-password'; label?: string; hint?: string },
): Html {
  return renderField({
    name: 'password',
    label: t.password,
    type: 'password',
    ltr: true,
    error: errors.password,
    ...options,
  })
}
