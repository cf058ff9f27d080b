import { isNotEmpty, minLength } from '@shop/ui/form/form-rules.ts'

import type { FieldRules } from '../field-rules.ts'

export const MIN_PASSWORD_LENGTH = 8

export interface PasswordValues {
  old: string
  new: string
  retype: string
}

export const passwordRules = {
  old: { missing: isNotEmpty },
  new: {
    missing: isNotEmpty,
    tooShort: minLength(MIN_PASSWORD_LENGTH),
    unchanged: (value, { old }) => value !== old,
  },
  retype: { missing: isNotEmpty, mismatch: (value, form) => value === form.new },
} satisfies Record<keyof PasswordValues, FieldRules<PasswordValues>>
