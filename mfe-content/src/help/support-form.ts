import { isEmail, isFilled, type Rules } from '@shop/ui/form/form-rules.ts'

export interface SupportFields {
  name: string
  email: string
  question: string
  comment: string
}

export const emptyForm: SupportFields = { name: '', email: '', question: '', comment: '' }

/** Rules of each field; the message of a failed one is `support.RULE.FIELD`. */
export const rules: Record<keyof SupportFields, Rules<SupportFields>> = {
  name: { missing: isFilled },
  email: { missing: isFilled, invalid: isEmail },
  question: { missing: isFilled },
  comment: { missing: isFilled },
}
