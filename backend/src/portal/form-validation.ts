import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import { isCommonPassword } from '../auth/common-passwords.ts'
import type { PortalTexts } from './portal.texts.ts'

const text = z._default(z.string().check(z.maxLength(2000)), '')

/** Body of every portal form; missing fields are empty. */
export const portalBody = z.object({
  csrf: text,
  returnTo: text,
  firstName: text,
  lastName: text,
  email: text,
  password: text,
})
type PortalBody = z.infer<typeof portalBody>
export type FormRequest = FastifyRequest<{ Body: PortalBody }>

/** Names of the error texts by field. */
export type FieldErrors = Partial<
  Record<'firstName' | 'lastName' | 'email' | 'password', keyof PortalTexts>
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
    ...(!isEmail(body.email) && { email: 'invalidEmail' }),
    ...(!body.password && { password: 'passwordRequired' }),
  }
}

/** What is wrong with a password that is to be the member's: the name of an error text, or `undefined`. */
export function findPasswordProblem(
  password: string,
  email: string,
): 'invalidPasswordLength' | 'commonPassword' | undefined {
  if (password.length < 8 || password.length > 200) return 'invalidPasswordLength'
  return isCommonPassword(password, email) ? 'commonPassword' : undefined
}

/** Validates the registration form. @returns names of error texts by field; empty when valid */
export function validateRegistration(
  body: Pick<PortalBody, 'firstName' | 'lastName' | 'email' | 'password'>,
): FieldErrors {
  const passwordProblem = findPasswordProblem(body.password, body.email)
  return {
    ...(!isName(body.firstName) && { firstName: 'firstNameRequired' }),
    ...(!isName(body.lastName) && { lastName: 'lastNameRequired' }),
    ...(!isEmail(body.email) && { email: 'invalidEmail' }),
    ...(passwordProblem && { password: passwordProblem }),
  }
}
