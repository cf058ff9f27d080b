import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import type { UseFormReturn, FieldValues, Path } from 'react-hook-form'

import { FormField, type FormFieldProps } from './FormField.tsx'

type Look = 'type' | 'autoComplete' | 'maxLength' | 'long' | 'checks' | 'deps'

/** A field as a list of them describes it; `wide` has a line to itself. */
export interface FieldSpec<Values extends FieldValues> extends Pick<FormFieldProps<Values>, Look> {
  name: Path<Values>
  wide?: boolean
}

interface FieldListProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  fields: FieldSpec<Values>[]
  label: (name: Path<Values>) => string
  hint?: (name: Path<Values>) => string | undefined
}

/** Fields of text, two in a line where there is room. */
export function FieldList<Values extends FieldValues>(props: FieldListProps<Values>) {
  const { form, fields, label, hint } = props
  return (
    <FormGrid>
      {fields.map(({ wide = false, name, ...look }) => {
        const field = (
          <FormField form={form} name={name} label={label(name)} hint={hint?.(name)} {...look} />
        )
        return wide ? <FullWidth key={name}>{field}</FullWidth> : <div key={name}>{field}</div>
      })}
    </FormGrid>
  )
}
