import { type ReactNode, useId, useMemo } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { color, font } from '../tokens/tokens.ts'
import { FieldContext, type FieldControl } from './field.context.ts'
import { FieldHint, FieldLabel, FieldRoot } from './field.styles.ts'
import { FieldError } from './FieldError.tsx'

export interface FieldProps {
  /** Id of the control, where an address names it. */
  id?: string | undefined
  label: ReactNode
  /** Marks the field as required, or as optional. */
  required?: boolean | undefined
  optional?: boolean | undefined
  hint?: ReactNode
  /** Error message; marks the control as invalid. */
  error?: ReactNode
  /** One `TextInput`, `TextArea` or `Select`. */
  children: ReactNode
}

/** Label, hint and error message of a form control. */
export function Field(props: FieldProps) {
  const { label, required = false, optional, hint, error, children } = props
  const t = useT()
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const control = useMemo<FieldControl>(
    () => ({
      id,
      required,
      invalid: errorId !== undefined,
      describedBy: [hintId, errorId].filter(Boolean).join(' ') || undefined,
    }),
    [id, required, hintId, errorId],
  )
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>
        {label}
        {required && (
          <Required aria-hidden title={t('field.required')}>
            *
          </Required>
        )}
        {optional && <Optional>({t('field.optional')})</Optional>}
      </FieldLabel>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </FieldRoot>
  )
}

const Required = styled.span`
  margin-inline-start: 0.25em;
  color: ${color.danger};
`

const Optional = styled.span`
  margin-inline-start: 0.5em;
  color: ${color.muted};
  font-weight: ${font.regular};
`
