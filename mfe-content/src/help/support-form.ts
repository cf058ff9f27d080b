import type { RegisterOptions } from 'react-hook-form'

export interface SupportForm {
  name: string
  email: string
  question: string
  comment: string
}

export const emptyForm: SupportForm = { name: '', email: '', question: '', comment: '' }

const filled = (value: string) => value.trim() !== ''

/** What a field must hold; the rule that fails is the first part of the message's id, the field the second. */
export const rules: { [Name in keyof SupportForm]: RegisterOptions<SupportForm, Name> } = {
  name: { validate: { missing: filled } },
  email: {
    validate: {
      missing: filled,
      invalid: (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim()),
    },
  },
  question: { validate: { missing: filled } },
  comment: { validate: { missing: filled } },
}
