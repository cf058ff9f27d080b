import { z } from 'zod/mini'

import type { PortalTexts } from './portal.texts.ts'

const text = z._default(z.string().check(z.maxLength(2000)), '')

/** Body of every portal form; fields that a form lacks are empty. */
export const portalBody = z.object({
  csrf: text,
  returnTo: text,
  firstName: text,
  lastName: text,
  email: text,
  password: text,
})
export type PortalBody = z.infer<typeof portalBody>

export type FieldErrors = Partial<Record<'firstName' | 'lastName' | 'email' | 'password', string>>

const email = z.email().check(z.maxLength(200))

function isEmail(value: string): boolean {
  return email.safeParse(value.trim()).success
}

function isName(value: string): boolean {
  return value.trim().length > 0 && value.trim().length <= 100
}

/** What is wrong with a login, per field. */
export function loginErrors(t: PortalTexts, body: PortalBody): FieldErrors {
  return {
    ...(!isEmail(body.email) && { email: t.needEmail }),
    ...(!body.password && { password: t.needPassword }),
  }
}

/** What is wrong with a registration, per field. */
export function registerErrors(t: PortalTexts, body: PortalBody): FieldErrors {
  const { length } = body.password
  return {
    ...(!isName(body.firstName) && { firstName: t.needFirstName }),
    ...(!isName(body.lastName) && { lastName: t.needLastName }),
    ...(!isEmail(body.email) && { email: t.needEmail }),
    ...((length < 8 || length > 200) && { password: t.needLongPassword }),
  }
}
