import { type AriaAttributes, createContext, useContext } from 'react'

/** State of a `Field` for its control. */
export interface FieldControl {
  id: string
  required: boolean
  invalid: boolean
  /** Ids of the hint and the error. */
  describedBy: string | undefined
}

export const FieldContext = createContext<FieldControl | null>(null)

interface OwnProps {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid']
}

/** Attributes that connect a control with its `Field`; the control's own take precedence. */
export function useFieldControl(own: OwnProps) {
  const field = useContext(FieldContext)
  const describedBy = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id,
    'aria-required': (own.required ?? field?.required) || undefined,
    'aria-invalid': (own['aria-invalid'] ?? field?.invalid) || undefined,
    'aria-describedby': describedBy || undefined,
  }
}
