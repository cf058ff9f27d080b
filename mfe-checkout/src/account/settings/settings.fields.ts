import { isEmail, isFilled } from '@shop/ui/form/form-rules.ts'

import { isPhone, isWebsite } from '../checks.ts'
import type { FieldSpec } from '../FieldList.tsx'
import type { SettingsValues } from './settings.ts'

const required = { missing: isFilled }

export const personalFields: FieldSpec<SettingsValues>[] = [
  { name: 'firstName', checks: required, autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', checks: required, autoComplete: 'family-name', maxLength: 100 },
  {
    name: 'email',
    checks: { missing: isFilled, email: isEmail },
    type: 'email',
    autoComplete: 'email',
    maxLength: 200,
    wide: true,
  },
  { name: 'address', autoComplete: 'street-address', maxLength: 500, wide: true },
  { name: 'occupation', autoComplete: 'organization-title', maxLength: 100, wide: true },
  { name: 'description', maxLength: 1000, wide: true, long: true },
]

export const contactFields: FieldSpec<SettingsValues>[] = [
  {
    name: 'phone',
    checks: { phone: isPhone },
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 40,
  },
  {
    name: 'website',
    checks: { website: isWebsite },
    type: 'url',
    autoComplete: 'url',
    maxLength: 200,
  },
]
