import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { MIN_PASSWORD_LENGTH, rules, type AuthForm } from './auth-form.ts'
import { useT } from './messages.ts'
import { PasswordInput } from './PasswordInput.tsx'

interface AuthFieldProps {
  form: UseFormReturn<AuthForm>
  name: 'name' | 'email' | 'password'
  autoComplete: string
  hint?: ReactNode
  /** A password that is being chosen, not one that exists. */
  newPassword?: boolean
}

type ErrorMessage =
  'missing.name' | 'missing.email' | 'invalid.email' | 'missing.password' | 'short.password'

/** One field of a form, with the sentence that says what is wrong with it. */
export function AuthField({ form, name, autoComplete, hint, newPassword = false }: AuthFieldProps) {
  const t = useT()
  const refused = form.formState.errors[name]?.type
  const registered = form.register(name, rules[newPassword ? 'newPassword' : name])
  const Control = name === 'password' ? PasswordInput : TextInput
  return (
    <Field
      label={t(`auth.${name}`)}
      required
      hint={hint}
      error={
        refused &&
        t(`auth.${refused}.${name}` as `auth.${ErrorMessage}`, { count: MIN_PASSWORD_LENGTH })
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
