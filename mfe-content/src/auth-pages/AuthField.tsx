import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import type { ComponentProps } from 'react'

import { useAuthPagesT } from '../messages.generated.ts'
import { PasswordInput } from './PasswordInput.tsx'

interface AuthFieldProps extends Pick<ComponentProps<typeof Field>, 'error' | 'required'> {
  name: 'name' | 'email' | 'password'
  autoComplete: string
  defaultValue?: string
}

/** A field of the auth pages, labelled by its name. */
export function AuthField({ name, error, required = false, ...input }: AuthFieldProps) {
  const t = useAuthPagesT()
  return (
    <Field label={t(`auth.${name}`)} error={error} required={required}>
      {name === 'password' ? (
        <PasswordInput name={name} {...input} />
      ) : (
        <TextInput name={name} type={name === 'email' ? 'email' : 'text'} {...input} />
      )}
    </Field>
  )
}
