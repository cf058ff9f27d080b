import { isEmail, isFilled } from '@shop/ui/form/checks.ts'
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

/** What a field must hold; the rule that fails is the first part of the message's id, the field the second. */
export const rules: Rules = {
  firstName: { validate: { missing: isFilled } },
  lastName: { validate: { missing: isFilled } },
  email: {
    validate: {
      missing: isFilled,
      invalid: isEmail,
    },
  },
  subject: { validate: { missing: isFilled } },
  message: { validate: { missing: isFilled, invalid: (value) => value.length <= MESSAGE_LENGTH } },
}
