import type { Rules } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { type AuthForm, MIN_PASSWORD_LENGTH, rules } from './auth-form.ts'
import { useT } from './messages.ts'
import { PasswordInput } from './PasswordInput.tsx'

interface AuthFieldProps {
  form: UseFormReturn<AuthForm>
  name: keyof typeof rules
  autoComplete: string
  hint?: ReactNode
  rules?: Rules<AuthForm>
}

type MessageId = Parameters<ReturnType<typeof useT>>[0]

export function AuthField({ name, rules: fieldRules = rules[name], ...props }: AuthFieldProps) {
  const t = useT()
  return (
    <FormField
      {...props}
      name={name}
      label={t(`auth.${name}`)}
      rules={fieldRules}
      errorText={(problem) =>
        t(`auth.${problem}.${name}` as MessageId, { count: MIN_PASSWORD_LENGTH })
      }
      control={name === 'password' ? PasswordInput : TextInput}
      type={name === 'email' ? 'email' : 'text'}
    />
  )
}
