import { emailSchema } from '@shop/contracts/text.ts'
import { normalizePhone } from '@shop/contracts/typed-text.ts'

import { isCommonPassword } from '../auth/passwords.ts'
import type { MessageKey } from '../i18n/messages.ts'

/** Keys of the error texts by field; empty when all of them are valid. */
type FieldErrors<Field extends string> = Partial<Record<Field, MessageKey>>

/** Checks that the text is an e-mail address, however it was typed. */
export function isEmail(value: string): boolean {
  return emailSchema.safeParse(value).success
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

/** The country codes of one and two digits (ITU-T E.164); all others have three. */
const INTERNATIONAL =
  /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d+)$/

/** The two parts of a phone number. @param dialCode of a number that is not international */
function splitPhone(number: string, dialCode: string): { dialCode: string; phone: string } {
  const [, ownCode = dialCode.replace(/^(?=\d)/, '+'), phone = number] =
    INTERNATIONAL.exec(number) ?? []
  // Without a number, a code is of no use.
  return { phone, dialCode: phone === '' ? '' : ownCode }
}

/** Tidies what was typed. */
export function normalizeProfile(fields: ProfileFields): ProfileFields {
  return {
    firstName: fields.firstName.trim(),
    lastName: fields.lastName.trim(),
    address: fields.address.trim(),
    ...splitPhone(normalizePhone(fields.phone), normalizePhone(fields.dialCode)),
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
