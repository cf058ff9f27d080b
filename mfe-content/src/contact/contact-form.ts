import { isEmail, isFilled, maxLength, type Rules } from '@shop/ui/form/form-rules.ts'

export interface ContactFields {
  firstName: string
  lastName: string
  email: string
  phone: string
  subject: string
  message: string
}

/** Characters, white space included. */
export const MESSAGE_MAX_LENGTH = 500

export const emptyForm: ContactFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
}

/** Rules of each field; the message of a failed one is `contact.RULE.FIELD`. A field without rules is optional. */
export const rules: { [Name in keyof ContactFields]?: Rules<ContactFields> } = {
  firstName: { missing: isFilled },
  lastName: { missing: isFilled },
  email: { missing: isFilled, invalid: isEmail },
  subject: { missing: isFilled },
  message: { missing: isFilled, invalid: maxLength(MESSAGE_MAX_LENGTH) },
}
