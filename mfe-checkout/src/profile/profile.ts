import type { Profile } from '@shop/contracts/wire/user.ts'

/** The fields of a profile that a member can change. */
export interface ProfileFields {
  firstName: string
  lastName: string
  email: string
  address: string
}

type ProfileSource = Pick<Profile, keyof ProfileFields>

export function toProfileFields(source: ProfileSource): ProfileFields {
  const { firstName, lastName = '', email, address = '' } = source
  return { firstName, lastName, email, address }
}

export function formatPhone({ phone }: Profile, separator = ''): string {
  const { dialCode = '', fullNumber = '' } = phone ?? {}
  // A number that starts with + has its dial code; a dial code alone is no number.
  if (fullNumber === '' || fullNumber.startsWith('+')) return fullNumber
  return [dialCode, fullNumber].filter(Boolean).join(separator)
}
