import { toLatinDigits } from '@shop/contracts/digits.ts'

import type { MessageKey } from '../i18n/messages.ts'
import { isName } from './form-validation.ts'

export interface ProfileFields {
  firstName: string
  lastName: string
  address: string
  dialCode: string
  phone: string
}

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

/** Validates tidied fields. @returns names of error texts by field; empty when valid */
export function validateProfile({ firstName, lastName, address, dialCode, phone }: ProfileFields) {
  const errors: Partial<Record<keyof ProfileFields, MessageKey>> = {
    ...(!isName(firstName) && { firstName: 'portal.firstNameRequired' }),
    ...(lastName.length > 100 && { lastName: 'account.lastNameTooLong' }),
    ...(address.length > 500 && { address: 'account.addressTooLong' }),
  }
  if (phone === '') return errors
  return {
    ...errors,
    ...(!/^\+\d{1,4}$/.test(dialCode) && { dialCode: 'account.invalidDialCode' as const }),
    ...(!/^\d{4,15}$/.test(phone) && { phone: 'account.invalidPhone' as const }),
  }
}
