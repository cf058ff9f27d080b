import { isEmail, isFilled } from '@shop/ui/form/form-rules.ts'
import type { RegisterOptions } from 'react-hook-form'

/** Everything that the forms of these pages ask for; each page shows some of it. */
export interface AuthForm {
  name: string
  email: string
  password: string
  /** Keep the e-mail address in this browser. */
  remember: boolean
  /** The terms are accepted. */
  terms: boolean
}

export const emptyForm: AuthForm = {
  name: '',
  email: '',
  password: '',
  remember: false,
  terms: false,
}

/** Characters that a new password must have; the member portal asks for as many. */
export const MIN_PASSWORD_LENGTH = 8

type Rule<Name extends keyof AuthForm> = RegisterOptions<AuthForm, Name>

/** What a field must hold; the rule that fails is part of the id of the sentence that says so. */
export const rules = {
  name: { validate: { missing: isFilled } } satisfies Rule<'name'>,
  email: {
    validate: {
      missing: isFilled,
      invalid: isEmail,
    },
  } satisfies Rule<'email'>,
  password: { validate: { missing: (value) => value !== '' } } satisfies Rule<'password'>,
  newPassword: {
    validate: {
      missing: (value) => value !== '',
      short: (value) => value.length >= MIN_PASSWORD_LENGTH,
    },
  } satisfies Rule<'password'>,
  terms: { validate: { missing: (value) => value } } satisfies Rule<'terms'>,
}
