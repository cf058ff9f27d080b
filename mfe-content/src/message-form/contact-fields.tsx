import { formLimits } from '@shop/contracts/rules/limits.ts'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'

/** An address for the reply. */
export function EmailField({ label }: { label: string }) {
  return (
    <Field label={label}>
      <TextInput name="email" maxLength={formLimits.email} type="email" autoComplete="email" />
    </Field>
  )
}

/** A number that the shop may call. */
export function PhoneField({ label }: { label: string }) {
  return (
    <Field label={label} optional>
      <TextInput name="phone" maxLength={formLimits.phone} type="tel" autoComplete="tel" />
    </Field>
  )
}
