import { isEmail, isFilled } from '@shop/ui/form/form-rules.ts'
import type { RegisterOptions } from 'react-hook-form'

export interface Comment {
  name: string
  email: string
  comments: string
}

export const emptyComment: Comment = { name: '', email: '', comments: '' }

type Rules = { [Name in keyof Comment]: RegisterOptions<Comment, Name> }

/** What a field must hold; the rule that fails is the first part of the message's id, the field the second. */
export const rules: Rules = {
  name: { validate: { missing: isFilled } },
  email: {
    validate: {
      missing: isFilled,
      invalid: isEmail,
    },
  },
  comments: { validate: { missing: isFilled } },
}
