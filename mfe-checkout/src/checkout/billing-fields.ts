import { normalizePhone } from '@shop/contracts/rules/typed-text.ts'
import type { Profile } from '@shop/contracts/wire/user.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'

import { type AddressParts, parseAddress, toAddress } from '../delivery/address.ts'
import type { FieldSpec } from '../form/FieldList.tsx'
import { formatPhone, type ProfileFields, toProfileFields } from '../profile/profile.ts'
import type { Billing } from './order.ts'

/** The fields of the checkout: those of the profile, with the parts of its one address. */
export interface BillingValues extends ProfileFields, AddressParts {
  phone: string
}

export type BillingProblem = 'missing' | 'invalid' | 'tooLong'

type BillingField = FieldSpec<BillingValues, BillingProblem>

const OMAN = '968'
const OMANI_DIGITS = 8

/** A phone number with its dial code, as orders have it: one without is Omani. Empty when nothing was typed. */
export function toPhoneNumber(typed: string): string {
  const number = normalizePhone(typed)
  if (number === '' || number.startsWith('+')) return number
  const hasDialCode = number.startsWith(OMAN) && number.length === OMAN.length + OMANI_DIGITS
  return hasDialCode ? `+${number}` : `+${OMAN}${number}`
}

/** Returns whether a typed text can be a phone number; nothing is one, too. */
export function isPhone(typed: string): boolean {
  const number = toPhoneNumber(typed)
  return number === '' || /^\+\d{8,15}$/.test(number)
}

const readPhone = (profile: Profile) => formatPhone(profile, ' ').trim()

/** @param delivers whether the shop delivers; without, the address is the profile's as it is */
export function toBillingValues(profile: Profile, delivers: boolean): BillingValues {
  const fields = toProfileFields(profile)
  const parts = delivers ? parseAddress(fields.address) : { landmark: '', governorate: '' }
  return { ...fields, ...parts, phone: readPhone(profile) }
}

/** Reads the form; the profile's phone and address stay as they are until they are changed. */
export function toBilling(values: BillingValues, profile: Profile, lang: 'en' | 'ar'): Billing {
  const isOwnPhone = values.phone.trim() === readPhone(profile)
  return {
    ...toProfileFields(values),
    address: toAddress(values, profile.address ?? '', lang),
    phone: isOwnPhone ? formatPhone(profile) : toPhoneNumber(values.phone),
  }
}

/** Limit of the joined address that is sent. */
const MAX_ADDRESS_LENGTH = 500
export const MAX_LANDMARK_LENGTH = 80

const rules = { missing: isFilled }

const createPhoneField = (profile: Profile | undefined, needsPhone: boolean): BillingField => ({
  name: 'phone',
  rules: {
    ...(needsPhone && rules),
    invalid: (phone) =>
      isPhone(phone) || (profile !== undefined && phone.trim() === readPhone(profile)),
  },
  optional: !needsPhone,
  type: 'tel',
  autoComplete: 'tel',
  maxLength: 40,
})

const placeFields: readonly BillingField[] = [
  { name: 'governorate', rules, kind: 'select', autoComplete: 'address-level1' },
  {
    name: 'landmark',
    optional: true,
    // Firefox takes a field that is `off` for another line of the street, and fills that in twice.
    autoComplete: 'address-line3',
    maxLength: MAX_LANDMARK_LENGTH,
  },
]

/**
 * @param profile whose own phone is accepted as it is
 * @param delivers whether the shop delivers: only then is there what a courier needs
 * @param needsPhone whether a courier comes, who may have to call
 */
export const createBillingFields = (
  profile: Profile | undefined,
  delivers: boolean,
  needsPhone = delivers,
): BillingField[] => [
  { name: 'firstName', rules, autoComplete: 'given-name', maxLength: 100, half: true },
  { name: 'lastName', autoComplete: 'family-name', maxLength: 100, half: true },
  {
    name: 'email',
    rules,
    // It cannot be entered here.
    required: false,
    type: 'email',
    readOnly: true,
    autoComplete: 'email',
  },
  ...(delivers ? [createPhoneField(profile, needsPhone)] : []),
  {
    name: 'address',
    rules: {
      missing: isFilled,
      tooLong: (_, values) => toAddress(values, '', 'en').length <= MAX_ADDRESS_LENGTH,
    },
    autoComplete: 'street-address',
    maxLength: MAX_ADDRESS_LENGTH,
    wide: true,
  },
  ...(delivers ? placeFields : []),
]
