import type { Profile, ProfileUpdate } from '@shop/contracts/user.ts'

/** What the form asks for; the shop has a place for the first four only. */
export interface SettingsForm {
  firstName: string
  lastName: string
  email: string
  address: string
  occupation: string
  description: string
  phone: string
  website: string
}

export function settingsOf(profile: Profile): SettingsForm {
  const { firstName, lastName = '', email, address = '', phone } = profile
  const { dialCode = '', fullNumber = '' } = phone ?? {}
  // Some numbers come with their code, which a full number would.
  const number = fullNumber.startsWith('+') ? fullNumber : `${dialCode} ${fullNumber}`.trim()
  return {
    ...{ firstName, lastName, email, address, phone: number },
    ...{ occupation: '', description: '', website: '' },
  }
}

export function profileUpdate(form: SettingsForm): ProfileUpdate {
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    address: form.address.trim(),
  }
}
