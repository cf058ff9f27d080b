import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

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

function isEmail(value: string): boolean {
  return email.safeParse(value.trim()).success
}

function isName(value: string): boolean {
  return value.trim().length > 0 && value.trim().length <= 100
}

function isPasswordLength({ length }: string): boolean {
  return length >= 8 && length <= 200
}

/** Validates the login form. @returns names of error texts by field; empty when valid */
export function validateLogin(body: Pick<PortalBody, 'email' | 'password'>): FieldErrors {
  return {
    ...(!isEmail(body.email) && { email: 'invalidEmail' }),
    ...(!body.password && { password: 'passwordRequired' }),
  }
}

/** Validates the registration form. @returns names of error texts by field; empty when valid */
export function validateRegistration(
  body: Pick<PortalBody, 'firstName' | 'lastName' | 'email' | 'password'>,
): FieldErrors {
  return {
    ...(!isName(body.firstName) && { firstName: 'firstNameRequired' }),
    ...(!isName(body.lastName) && { lastName: 'lastNameRequired' }),
    ...(!isEmail(body.email) && { email: 'invalidEmail' }),
    ...(!isPasswordLength(body.password) && { password: 'invalidPasswordLength' }),
  }
}
