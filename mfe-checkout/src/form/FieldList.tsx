import { FieldSkeleton } from '@shop/ui/form/FieldSkeleton.tsx'
import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { FormField, type FormFieldProps } from '@shop/ui/form/FormField.tsx'
import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'

/** The rule that most fields can break: they are required. */
type FieldProblem = 'missing'

export interface FieldSpec<
  Values extends FieldValues,
  Problem extends string = FieldProblem,
> extends Omit<FormFieldProps<Values, Problem>, 'form' | 'label' | 'hint' | 'errorText'> {
  /** Spans both columns. */
  wide?: boolean
}

interface FieldListProps<Values extends FieldValues, Problem extends string, Hint = ReactNode> {
  fields: readonly FieldSpec<Values, Problem>[]
  label: (name: Path<Values>) => string
  hint?: (name: Path<Values>) => Hint
}

type FormFieldListProps<Values extends FieldValues, Problem extends string> = FieldListProps<
  Values,
  Problem
> &
  Pick<FormFieldProps<Values, Problem>, 'form' | 'errorText'>

/** Form fields from a list of specs, in two columns where there is room. */
export function FieldList<Values extends FieldValues, Problem extends string = FieldProblem>(
  props: FormFieldListProps<Values, Problem>,
) {
  const { form, fields, label, hint, ...rest } = props
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
              {...rest}
              {...field}
            />
          </Cell>
        )
      })}
    </FormGrid>
  )
}

/** The place of a `FieldList` whose values are loading. */
export function FieldListSkeleton<Values extends FieldValues>(
  props: FieldListProps<Values, FieldProblem, string | undefined>,
) {
  const { fields, label, hint } = props
  return (
    <FormGrid>
      {fields.map(({ name, rows, wide = false }) => {
        const Cell = wide ? FullWidth : 'div'
        return (
          <Cell key={name}>
            <FieldSkeleton label={label(name)} hint={hint?.(name)} rows={rows} />
          </Cell>
        )
      })}
    </FormGrid>
  )
}
