import type { Checks } from '../checks.ts'

export const MIN_PASSWORD_LENGTH = 8

export interface PasswordValues {
  old: string
  new: string
  retype: string
}

// Not trimmed: a password may consist of spaces.
const isNotEmpty = (value: string) => value !== ''

export const passwordRules = {
  old: { missing: isNotEmpty },
  new: {
    missing: isNotEmpty,
    short: (value) => value.length >= MIN_PASSWORD_LENGTH,
    unchanged: (value, { old }) => value !== old,
  },
  retype: { missing: isNotEmpty, different: (value, form) => value === form.new },
} satisfies Record<keyof PasswordValues, Checks<PasswordValues>>
