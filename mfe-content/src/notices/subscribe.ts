import { isEmail, isFilled } from '@shop/ui/form/form-rules.ts'
import type { RegisterOptions } from 'react-hook-form'

export interface Subscription {
  email: string
}

/** What the address must be; the rule that fails is the message's id. */
export const emailRule: RegisterOptions<Subscription, 'email'> = {
  validate: {
    missing: isFilled,
    invalid: isEmail,
  },
}
