import type { Checks } from '../checks.ts'

/** Characters. */
export const PASSWORD_LENGTH = 8

export interface PasswordFields {
  old: string
  new: string
  retype: string
}

// Spaces count: a password may be made of them.
const given = (value: string) => value !== ''

/** What each field must hold. */
export const passwordChecks = {
  old: { missing: given },
  new: {
    missing: given,
    short: (value) => value.length >= PASSWORD_LENGTH,
    unchanged: (value, { old }) => value !== old,
  },
  retype: { missing: given, different: (value, form) => value === form.new },
} satisfies Record<keyof PasswordFields, Checks<PasswordFields>>
