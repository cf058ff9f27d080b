import { isEmail, isFilled, type Rules } from '@shop/ui/form/form-rules.ts'

export interface Comment {
  name: string
  email: string
  comments: string
}

export const emptyComment: Comment = { name: '', email: '', comments: '' }

/** Rules of each field; the message of a failed one is `comment.RULE.FIELD`. */
export const rules: Record<keyof Comment, Rules<Comment>> = {
  name: { missing: isFilled },
  email: { missing: isFilled, invalid: isEmail },
  comments: { missing: isFilled },
}
