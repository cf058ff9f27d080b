import { Field } from '@shop/ui/form/Field.tsx'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import type { UseFormReturn } from 'react-hook-form'

import { useT } from './messages.ts'
import { rules, type SupportForm } from './support-form.ts'

interface SupportFieldProps {
  form: UseFormReturn<SupportForm>
  name: keyof SupportForm
  type?: 'text' | 'email'
  autoComplete?: string
  hint?: string
  /** Several lines. */
  long?: boolean
}

type Refusal = `missing.${keyof SupportForm}` | 'invalid.email'

/** One field of the form, with the sentence that says what is wrong with it. */
export function SupportField({ form, name, hint, long = false, ...input }: SupportFieldProps) {
  const t = useT()
  const refused = form.formState.errors[name]?.type
  const registered = form.register(name, rules[name])
  return (
    <Field
      label={t(`support.${name}`)}
      required
      hint={hint}
      error={refused && t(`support.${refused}.${name}` as `support.${Refusal}`)}
    >
      {long ? <TextArea rows={7} {...registered} /> : <TextInput {...input} {...registered} />}
    </Field>
  )
}
