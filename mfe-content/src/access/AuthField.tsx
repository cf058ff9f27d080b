import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { PASSWORD_LENGTH, rules, type AccessForm } from './auth-form.ts'
import { useT } from './messages.ts'
import { PasswordInput } from './PasswordInput.tsx'

interface AccessFieldProps {
  form: UseFormReturn<AccessForm>
  name: 'name' | 'email' | 'password'
  autoComplete: string
  hint?: ReactNode
  /** A password that is being chosen, not one that exists. */
  fresh?: boolean
}

type Refusal =
  'missing.name' | 'missing.email' | 'invalid.email' | 'missing.password' | 'short.password'

/** One field of a form, with the sentence that says what is wrong with it. */
export function AccessField({ form, name, autoComplete, hint, fresh = false }: AccessFieldProps) {
  const t = useT()
  const refused = form.formState.errors[name]?.type
  const registered = form.register(name, rules[fresh ? 'newPassword' : name])
  const Control = name === 'password' ? PasswordInput : TextInput
  return (
    <Field
      label={t(`access.${name}`)}
      required
      hint={hint}
      error={
        refused && t(`access.${refused}.${name}` as `access.${Refusal}`, { count: PASSWORD_LENGTH })
      }
    >
      <Control
        type={name === 'email' ? 'email' : 'text'}
        autoComplete={autoComplete}
        {...registered}
      />
    </Field>
  )
}
