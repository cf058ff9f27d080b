import { toLatinDigits } from '@shop/contracts/digits.ts'
import { z } from 'zod/mini'

import { isCommonPassword } from '../auth/passwords.ts'
import type { MessageKey } from '../i18n/messages.ts'

/** Keys of the error texts by field; empty when all of them are valid. */
type FieldErrors<Field extends string> = Partial<Record<Field, MessageKey>>

const email = z.email().check(z.maxLength(200))

/** Checks that the text, without spaces around it, is an e-mail address. */
export function isEmail(value: string): boolean {
  return email.safeParse(value.trim()).success
}

/** Checks that the text is a name of acceptable length. */
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

/** Finds what is wrong with a password that is to be the member's. @returns the key of an error text, or `undefined` */
export function findPasswordProblem(
  password: string,
  email: string,
): 'portal.invalidPasswordLength' | 'portal.commonPassword' | undefined {
  if (password.length < 8 || password.length > 200) return 'portal.invalidPasswordLength'
  return isCommonPassword(password, email) ? 'portal.commonPassword' : undefined
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
    ...(!isEmail(body.email) && { email: 'portal.invalidEmail' }),
    ...(passwordProblem && { password: passwordProblem }),
  }
}

type ProfileFields = Record<'firstName' | 'lastName' | 'address' | 'dialCode' | 'phone', string>

/** Keeps the digits of a number, typed in Arabic or Western ones, and a leading plus. */
function normalizeNumber(value: string): string {
  return toLatinDigits(value).replace(/[\s().\-\u200e\u200f]/g, '')
}

/** Tidies what was typed. A country code may start with `00`; without a number it is of no use. */
export function normalizeProfile(fields: ProfileFields): ProfileFields {
  const phone = normalizeNumber(fields.phone)
  const code = normalizeNumber(fields.dialCode).replace(/^00/, '+')
  return {
    firstName: fields.firstName.trim(),
    lastName: fields.lastName.trim(),
    address: fields.address.trim(),
    phone,
    dialCode: phone === '' ? '' : code.replace(/^(?=\d)/, '+'),
  }
}

/** Validates tidied fields. */
export function validateProfile(fields: ProfileFields): FieldErrors<keyof ProfileFields> {
  const { firstName, lastName, address, dialCode, phone } = fields
  const hasPhone = phone !== ''
  return {
    ...(!isName(firstName) && { firstName: 'portal.firstNameRequired' }),
    ...(lastName.length > 100 && { lastName: 'account.lastNameTooLong' }),
    ...(address.length > 500 && { address: 'account.addressTooLong' }),
    ...(hasPhone && !/^\+\d{1,4}$/.test(dialCode) && { dialCode: 'account.invalidDialCode' }),
    ...(hasPhone && !/^\d{4,15}$/.test(phone) && { phone: 'account.invalidPhone' }),
  }
}
