import { createContext, useContext } from 'react'

/** What a `Field` tells the control inside it. */
export interface FieldControl {
  id: string
  required: boolean
  invalid: boolean
  /** Ids of the hint and the error, in reading order. */
  describedBy: string | undefined
}

export const FieldContext = createContext<FieldControl | null>(null)

interface OwnProps {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
}

/** The attributes that tie a control to its `Field`; its own come first, and outside a field there are no others. */
export function useFieldControl(own: OwnProps) {
  const field = useContext(FieldContext)
  const describedBy = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id,
    'aria-required': (own.required ?? field?.required) || undefined,
    'aria-invalid': field?.invalid || undefined,
    'aria-describedby': describedBy || undefined,
  }
}
