import { Field } from '@shop/ui/form/Field.tsx'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import type { UseFormReturn } from 'react-hook-form'

import { rules, type Comment } from './comment.ts'
import { useT } from './messages.ts'

interface CommentFieldProps {
  form: UseFormReturn<Comment>
  name: keyof Comment
}

type Refusal = `missing.${keyof Comment}` | 'invalid.email'

/** One field of the form, with the sentence that says what is wrong with it. */
export function CommentField({ form, name }: CommentFieldProps) {
  const t = useT()
  const refused = form.formState.errors[name]?.type
  const registered = form.register(name, rules[name])
  return (
    <Field
      label={t(`comment.${name}`)}
      required
      error={refused && t(`comment.${refused}.${name}` as `comment.${Refusal}`)}
    >
      {name === 'comments' ? (
        <TextArea rows={5} {...registered} />
      ) : (
        <TextInput type={name === 'email' ? 'email' : 'text'} autoComplete={name} {...registered} />
      )}
    </Field>
  )
}
