import type { Profile } from '@shop/contracts/user.ts'

/** The fields of a profile that a member can change. */
export interface ProfileFields {
  firstName: string
  lastName: string
  email: string
  address: string
}

export function toProfileFields(profile: Profile): ProfileFields {
  const { firstName, lastName = '', email, address = '' } = profile
  return { firstName, lastName, email, address }
}

export function trimProfileFields(fields: ProfileFields): ProfileFields {
  return {
    firstName: fields.firstName.trim(),
    lastName: fields.lastName.trim(),
    email: fields.email.trim(),
    address: fields.address.trim(),
  }
}

export function formatPhone({ phone }: Profile, separator = ''): string {
  const { dialCode = '', fullNumber = '' } = phone ?? {}
  // A number that starts with + has its dial code.
  if (fullNumber.startsWith('+')) return fullNumber
  return [dialCode, fullNumber].filter(Boolean).join(separator)
}
