import { formLimits } from '@shop/contracts/rules/limits.ts'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import type { ComponentProps } from 'react'

interface TextFieldProps
  extends
    Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'optional'>,
    Omit<ComponentProps<typeof TextInput>, 'maxLength'> {
  limit: keyof typeof formLimits
}

export function TextField({ label, hint, optional, limit, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} optional={optional}>
      <TextInput {...input} maxLength={formLimits[limit]} />
    </Field>
  )
}

/** An address for the reply. */
export function EmailField({ label }: { label: string }) {
  return <TextField label={label} name="email" limit="email" type="email" autoComplete="email" />
}

/** A number that the shop may call. */
export function PhoneField({ label }: { label: string }) {
  return (
    <TextField label={label} optional name="phone" limit="phone" type="tel" autoComplete="tel" />
  )
}
