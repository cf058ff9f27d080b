import { isEmail, isFilled, isNotEmpty, minLength, type Rules } from '@shop/ui/form/form-rules.ts'

/** Fields of all auth forms; each page shows some of them. */
export interface AuthForm {
  name: string
  email: string
  password: string
  /** Remember the e-mail address in this browser. */
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

/** Characters of a new password; the same minimum as on the member portal. */
export const MIN_PASSWORD_LENGTH = 8

/** Rules of each field; the message of a failed one is `auth.RULE.FIELD`. */
export const rules = {
  name: { missing: isFilled },
  email: { missing: isFilled, invalid: isEmail },
  password: { missing: isNotEmpty },
} satisfies Record<string, Rules<AuthForm>>

export const newPasswordRules: Rules<AuthForm> = {
  ...rules.password,
  short: minLength(MIN_PASSWORD_LENGTH),
}
