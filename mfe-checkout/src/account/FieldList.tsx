import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { FormField, type FormFieldProps } from '@shop/ui/form/FormField.tsx'
import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

import { type FieldProblem, useErrorText } from './useErrorText.ts'

type OwnProps = 'form' | 'label' | 'hint' | 'errorText'

export interface FieldSpec<Values extends FieldValues> extends Omit<
  FormFieldProps<Values, FieldProblem>,
  OwnProps
> {
  /** Spans both columns. */
  wide?: boolean
}

interface FieldListProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  fields: FieldSpec<Values>[]
  label: (name: Path<Values>) => string
  hint?: (name: Path<Values>) => ReactNode
}

/** Form fields from a list of specs, in two columns where there is room. */
export function FieldList<Values extends FieldValues>(props: FieldListProps<Values>) {
  const { form, fields, label, hint } = props
  const errorText = useErrorText()
  return (
    <FormGrid>
      {fields.map(({ wide = false, ...field }) => {
        const Cell = wide ? FullWidth : 'div'
        return (
          <Cell key={field.name}>
            <FormField
              form={form}
              label={label(field.name)}
              hint={hint?.(field.name)}
              errorText={errorText}
              {...field}
            />
          </Cell>
        )
      })}
    </FormGrid>
  )
}
