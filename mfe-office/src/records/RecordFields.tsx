import type { Field, Fields } from '@shop/contracts/wire/office-fields.ts'
import type { OfficeLogKind } from '@shop/contracts/wire/office-log.ts'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { amountRules } from '../form/amount-rules.ts'
import { BothLanguages } from '../form/BothLanguages.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useTexts } from './labels.ts'

interface RecordFieldsProps<Values extends FieldValues = FieldValues> {
  form: UseFormReturn<Values>
  kind: OfficeLogKind
  fields: Fields
  /** The item of a list that the fields are of, such as `slides.1`. */
  of?: string
  /** Fields that are not like others, by their names. */
  special?: Readonly<Record<string, ReactNode>> | undefined
}

/** The fields of a record, in the order of its table; pictures and what is yes or no come after them. */
export function RecordFields<Values extends FieldValues>({
  form,
  kind,
  fields,
  of,
  special = {},
}: RecordFieldsProps<Values>) {
  // A table does not know the names of a form.
  const anyForm = form as unknown as UseFormReturn<FieldValues>
  return Object.entries(fields).map(
    ([key, field]) =>
      special[key] ?? (
        <RecordField
          key={key}
          {...{ form: anyForm, kind, field }}
          name={of === undefined ? key : `${of}.${key}`}
        />
      ),
  )
}

interface RecordFieldProps extends Pick<RecordFieldsProps, 'form' | 'kind'> {
  name: string
  field: Field
}

const inputModes = {
  money: 'decimal',
  number: 'decimal',
  integer: 'numeric',
  count: 'numeric',
} as const

function RecordField({ form, kind, name, field }: RecordFieldProps) {
  const { label, hint } = useTexts()
  const errorText = useErrorText(form)
  const { max, options = [], rows, required } = field
  const common = { form, errorText, ...(field.hint && { hint: hint(kind, name) }) }
  switch (field.kind) {
    case 'localized':
      return (
        <BothLanguages
          form={form}
          name={name}
          label={label(kind, name)}
          maxLength={max ?? 200}
          {...(required && { required: required === true ? 'both' : required })}
          {...(rows && { rows })}
        />
      )
    case 'links':
      return options.map((part) => (
        <FormField
          key={part}
          {...common}
          name={`${name}.${part}`}
          label={label(kind, `${name}.${part}`)}
          inputMode="url"
          maxLength={max}
          dir="ltr"
        />
      ))
    case 'choices':
      return (
        <FullWidth as="fieldset">
          <legend>{label(kind, name)}</legend>
          <Stack $row $gap="4">
            {options.map((option) => (
              <Checkbox
                key={option}
                label={label(kind, `${name}.${option}`)}
                value={option}
                {...form.register(name)}
              />
            ))}
          </Stack>
        </FullWidth>
      )
    case 'choice':
      return (
        <FormField {...common} name={name} kind="select" label={label(kind, name)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {label(kind, `${name}.${option}`)}
            </option>
          ))}
        </FormField>
      )
    case 'text':
    case 'money':
    case 'number':
    case 'integer':
    case 'count':
    case 'time':
      return (
        <FormField
          {...common}
          name={name}
          label={label(kind, name)}
          maxLength={max}
          inputMode={field.inputMode ?? inputModes[field.kind as keyof typeof inputModes]}
          {...(field.ltr && { dir: 'ltr' })}
          {...(field.type && { type: field.type })}
          {...(required && { rules: { missing: isFilled } })}
          {...((field.kind === 'money' || field.kind === 'number') && { rules: amountRules })}
          {...(field.kind === 'time' && { type: 'datetime-local' })}
        />
      )
    default:
      return null
  }
}
