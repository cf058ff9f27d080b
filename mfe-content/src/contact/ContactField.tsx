import { Field } from '@shop/ui/form/Field.tsx'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import type { UseFormReturn } from 'react-hook-form'

import { MESSAGE_LENGTH, rules, type ContactForm } from './contact-form.ts'
import { useT } from './messages.ts'

interface ContactFieldProps {
  form: UseFormReturn<ContactForm>
  name: keyof ContactForm
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  /** Several lines, counted. */
  long?: boolean
}

type Refusal =
  `missing.${Exclude<keyof ContactForm, 'phone'>}` | 'invalid.email' | 'invalid.message'

/** One field of the form, with the sentence that says what is wrong with it. */
export function ContactField({ form, name, type, autoComplete, long = false }: ContactFieldProps) {
  const t = useT()
  const refused = form.formState.errors[name]?.type
  const optional = rules[name] === undefined
  const registered = form.register(name, rules[name])
  return (
    <Field
      label={t(`contact.form.${name}`)}
      required={!optional}
      optional={optional}
      error={refused && t(`contact.${refused}.${name}` as `contact.${Refusal}`)}
    >
      {long ? (
        <TextArea rows={6} counter maxLength={MESSAGE_LENGTH} {...registered} />
      ) : (
        <TextInput type={type} autoComplete={autoComplete} {...registered} />
      )}
    </Field>
  )
}
