import { emailSchema, isReachableEmail } from '@shop/contracts/wire/text.ts'

import { findPasswordProblem } from '../../platform/auth/passwords.ts'
import type { MessageKey } from '../../platform/i18n/messages.ts'

/** Keys of the error texts by field; empty when all of them are valid. */
type FieldErrors<Field extends string> = Partial<Record<Field, MessageKey>>

/** Checks that the text is an e-mail address, however it was typed. */
export function isEmail(value: string): boolean {
  return emailSchema.safeParse(value).success
}

function isName(value: string): boolean {
  return value.trim().length > 0 && value.trim().length <= 100
}

/** Validates the login form. */
export function validateLogin(body: {
  email: string
  password: string
}): FieldErrors<'email' | 'password'> {
  return {
    ...(!isEmail(body.email) && { email: 'portal.invalidEmail' }),
    ...(!body.password && { password: 'portal.passwordRequired' }),
  }
}

type RegistrationField = 'firstName' | 'lastName' | 'email' | 'password'

/** Validates the registration form. */
export function validateRegistration(
  body: Record<RegistrationField, string>,
): FieldErrors<RegistrationField> {
  const passwordProblem = findPasswordProblem(body.password, body.email)
  return {
    ...(!isName(body.firstName) && { firstName: 'portal.firstNameRequired' }),
    ...(!isName(body.lastName) && { lastName: 'portal.lastNameRequired' }),
    ...(!isReachableEmail(body.email) && { email: 'portal.unreachableEmail' }),
    ...(!isEmail(body.email) && { email: 'portal.invalidEmail' }),
    ...(passwordProblem && { password: passwordProblem }),
  }
}
