import type { RegisterOptions } from 'react-hook-form'

export interface ContactForm {
  firstName: string
  lastName: string
  email: string
  phone: string
  subject: string
  message: string
}

export const MESSAGE_LENGTH = 500

export const emptyForm: ContactForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
}

type Rules = { [Name in keyof ContactForm]?: RegisterOptions<ContactForm, Name> }

const filled = (value: string) => value.trim() !== ''

/** What a field must hold; the rule that fails is the first part of the message's id, the field the second. */
export const rules: Rules = {
  firstName: { validate: { missing: filled } },
  lastName: { validate: { missing: filled } },
  email: {
    validate: {
      missing: filled,
      invalid: (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim()),
    },
  },
  subject: { validate: { missing: filled } },
  message: { validate: { missing: filled, invalid: (value) => value.length <= MESSAGE_LENGTH } },
}
