import type { Profile } from '@shop/contracts/user.ts'

import { formatPhone, toProfileFields, type ProfileFields } from '../../profile/profile.ts'

/** Only the `ProfileFields` are saved. */
export interface SettingsValues extends ProfileFields {
  occupation: string
  description: string
  phone: string
  website: string
}

export function toSettingsValues(profile: Profile): SettingsValues {
  return {
    ...toProfileFields(profile),
    phone: formatPhone(profile, ' ').trim(),
    occupation: '',
    description: '',
    website: '',
  }
}
