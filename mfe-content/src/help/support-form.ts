import { isEmail, isFilled } from '@shop/ui/form/form-rules.ts'
import type { RegisterOptions } from 'react-hook-form'

export interface SupportForm {
  name: string
  email: string
  question: string
  comment: string
}

export const emptyForm: SupportForm = { name: '', email: '', question: '', comment: '' }

/** What a field must hold; the rule that fails is the first part of the message's id, the field the second. */
export const rules: { [Name in keyof SupportForm]: RegisterOptions<SupportForm, Name> } = {
  name: { validate: { missing: isFilled } },
  email: {
    validate: {
      missing: isFilled,
      invalid: isEmail,
    },
  },
  question: { validate: { missing: isFilled } },
  comment: { validate: { missing: isFilled } },
}
