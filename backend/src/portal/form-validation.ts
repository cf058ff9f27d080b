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

export type FieldErrors = Partial<Record<'firstName' | 'lastName' | 'email' | 'password', string>>

const email = z.email().check(z.maxLength(200))

function isEmail(value: string): boolean {
  return email.safeParse(value.trim()).success
}

function isName(value: string): boolean {
  return value.trim().length > 0 && value.trim().length <= 100
}

/** Validates the login form. @returns error texts by field; empty when valid */
export function validateLogin(t: PortalTexts, body: PortalBody): FieldErrors {
  return {
    ...(!isEmail(body.email) && { email: t.invalidEmail }),
    ...(!body.password && { password: t.passwordRequired }),
  }
}

/** Validates the registration form. @returns error texts by field; empty when valid */
export function validateRegistration(t: PortalTexts, body: PortalBody): FieldErrors {
  const { length } = body.password
  return {
    ...(!isName(body.firstName) && { firstName: t.firstNameRequired }),
    ...(!isName(body.lastName) && { lastName: t.lastNameRequired }),
    ...(!isEmail(body.email) && { email: t.invalidEmail }),
    ...((length < 8 || length > 200) && { password: t.invalidPasswordLength }),
  }
}
