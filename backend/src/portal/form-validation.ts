import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import { isCommonPassword } from '../auth/common-passwords.ts'
import type { MessageKey } from '../i18n/messages.ts'

/** A field of a form's body; empty when it is missing. */
export const formText = z._default(z.string().check(z.maxLength(2000)), '')

/** Body of every portal form; missing fields are empty. */
export const portalBody = z.object({
  csrf: formText,
  returnTo: formText,
  firstName: formText,
  lastName: formText,
  email: formText,
  password: formText,
})
type PortalBody = z.infer<typeof portalBody>
export type FormRequest = FastifyRequest<{ Body: PortalBody }>

/** Names of the error texts by field. */
export type FieldErrors = Partial<
  Record<'firstName' | 'lastName' | 'email' | 'password', MessageKey>
>

const email = z.email().check(z.maxLength(200))

/** Whether the text, without spaces around it, is an e-mail address. */
export function isEmail(value: string): boolean {
  return email.safeParse(value.trim()).success
}

/** Whether the text is a name of acceptable length. */
export function isName(value: string): boolean {
  return value.trim().length > 0 && value.trim().length <= 100
}

/** Validates the login form. @returns names of error texts by field; empty when valid */
export function validateLogin(body: Pick<PortalBody, 'email' | 'password'>): FieldErrors {
  return {
    ...(!isEmail(body.email) && { email: 'portal.invalidEmail' }),
    ...(!body.password && { password: 'portal.passwordRequired' }),
  }
}

/** What is wrong with a password that is to be the member's: the name of an error text, or `undefined`. */
export function findPasswordProblem(
  password: string,
  email: string,
): 'portal.invalidPasswordLength' | 'portal.commonPassword' | undefined {
  if (password.length < 8 || password.length > 200) return 'portal.invalidPasswordLength'
  return isCommonPassword(password, email) ? 'portal.commonPassword' : undefined
}

/** Validates the registration form. @returns names of error texts by field; empty when valid */
export function validateRegistration(
  body: Pick<PortalBody, 'firstName' | 'lastName' | 'email' | 'password'>,
): FieldErrors {
  const passwordProblem = findPasswordProblem(body.password, body.email)
  return {
    ...(!isName(body.firstName) && { firstName: 'portal.firstNameRequired' }),
    ...(!isName(body.lastName) && { lastName: 'portal.lastNameRequired' }),
    ...(!isEmail(body.email) && { email: 'portal.invalidEmail' }),
    ...(passwordProblem && { password: passwordProblem }),
  }
}
