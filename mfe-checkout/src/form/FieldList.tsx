import { FieldSkeleton } from '@shop/ui/form/FieldSkeleton.tsx'
import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { FormField, type FormFieldProps } from '@shop/ui/form/FormField.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { styled } from 'styled-components'

/** The rule that most fields can break: they are required. */
type DefaultProblem = 'missing'

export interface FieldSpec<
  Values extends FieldValues,
  Problem extends string = DefaultProblem,
> extends Omit<FormFieldProps<Values, Problem>, 'form' | 'label' | 'hint' | 'errorText'> {
  /** Spans both columns. */
  wide?: boolean
  /** Short enough to share a line with its neighbour on a phone, too. */
  half?: boolean
}

interface FieldListProps<
  Values extends FieldValues,
  Problem extends string = DefaultProblem,
  Hint = ReactNode,
> {
  fields: readonly FieldSpec<Values, Problem>[]
  label: (name: Path<Values>) => string
  hint?: (name: Path<Values>) => Hint
}

type FormFieldListProps<
  Values extends FieldValues,
  Problem extends string = DefaultProblem,
> = FieldListProps<Values, Problem> & Pick<FormFieldProps<Values, Problem>, 'form' | 'errorText'>

const Grid = styled(FormGrid)`
  ${mediaQuery.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[3]};
    & > :not([data-half]) {
      grid-column: 1 / -1;
    }
  }
`

/** Form fields from a list of specs, in two columns where there is room. */
export function FieldList<Values extends FieldValues, Problem extends string = DefaultProblem>(
  props: FormFieldListProps<Values, Problem>,
) {
  const { form, fields, label, hint, ...rest } = props
  return (
    <Grid>
      {fields.map(({ wide = false, half, ...field }) => {
        const Cell = wide ? FullWidth : 'div'
        return (
          <Cell key={field.name} data-half={half}>
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
    </Grid>
  )
}

/** The place of a `FieldList` whose values are loading. */
export function FieldListSkeleton<
  Values extends FieldValues,
  Problem extends string = DefaultProblem,
>(props: FieldListProps<Values, Problem, string | undefined>) {
  const { fields, label, hint } = props
  return (
    <Grid>
      {fields.map(({ name, rows, wide = false, half }) => {
        const Cell = wide ? FullWidth : 'div'
        return (
          <Cell key={name} data-half={half}>
            <FieldSkeleton label={label(name)} hint={hint?.(name)} rows={rows} />
          </Cell>
        )
      })}
    </Grid>
  )
}
