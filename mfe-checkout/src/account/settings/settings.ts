import type { AccountDetails } from '@shop/contracts/wire/account.ts'
import type { Profile } from '@shop/contracts/wire/user.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'

import type { FieldSpec } from '../../form/FieldList.tsx'
import { formatPhone, type ProfileFields, toProfileFields } from '../../profile/profile.ts'

/** Without the member's own account, only the `ProfileFields` are saved. */
export interface SettingsValues extends ProfileFields, Record<keyof AccountDetails, string> {}

/** @param details of the member, where the backend keeps them */
export function toSettingsValues(profile: Profile, details?: AccountDetails): SettingsValues {
  return {
    ...toProfileFields(profile),
    phone: formatPhone(profile, ' ').trim(),
    language: '',
    occupation: '',
    description: '',
    website: '',
    ...details,
  }
}

/** The part of the settings beside the profile. */
export function toDetails(values: SettingsValues): AccountDetails {
  const { phone, occupation, description, website } = values
  const language = values.language === 'ar' ? 'ar' : 'en'
  return { phone, language, occupation, description, website }
}

const required = { missing: isFilled }

/** @param emailReadOnly where the e-mail address is changed elsewhere */
export const personalFields = ({
  emailReadOnly,
}: {
  emailReadOnly: boolean
}): FieldSpec<SettingsValues>[] => [
  { name: 'firstName', rules: required, autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', rules: required, autoComplete: 'family-name', maxLength: 100 },
  {
    name: 'email',
    rules: required,
    type: 'email',
    readOnly: emailReadOnly,
    autoComplete: 'email',
    maxLength: 200,
    wide: true,
  },
  { name: 'address', autoComplete: 'street-address', maxLength: 500, wide: true },
  { name: 'occupation', autoComplete: 'organization-title', maxLength: 100, wide: true },
  { name: 'description', maxLength: 1000, wide: true, kind: 'textarea', rows: 4 },
]

export const contactFields: FieldSpec<SettingsValues>[] = [
  {
    name: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 40,
  },
  {
    name: 'website',
    type: 'url',
    autoComplete: 'url',
    maxLength: 200,
  },
]

const SAVED: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'address',
] satisfies (keyof ProfileFields)[]

/** Whether a field is part of the profile that the backend keeps. */
export const isSaved = (name: keyof SettingsValues) => SAVED.includes(name)
