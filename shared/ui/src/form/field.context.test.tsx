import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'

import { FieldContext, type FieldControl, useFieldControl } from './field.context.ts'

function within(field: FieldControl | null) {
  return ({ children }: { children: ReactNode }) => (
    <FieldContext value={field}>{children}</FieldContext>
  )
}

const field: FieldControl = { id: 'name', required: true, invalid: true, describedBy: 'hint error' }

describe('useFieldControl', () => {
  test('returns no attributes outside a field', () => {
    const { result } = renderHook(() => useFieldControl({}), { wrapper: within(null) })
    expect(Object.values(result.current)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('returns the attributes of its field', () => {
    const { result } = renderHook(() => useFieldControl({}), { wrapper: within(field) })
    expect(result.current).toEqual({
      id: 'name',
      'aria-required': true,
      'aria-invalid': true,
      'aria-describedby': 'hint error',
    })
  })

  test('prefers the control’s own attributes, and appends its description', () => {
    const own = { id: 'mine', required: false, 'aria-describedby': 'own' }
    const { result } = renderHook(() => useFieldControl(own), { wrapper: within(field) })
    expect(result.current.id).toBe('mine')
    expect(result.current['aria-required']).toBeUndefined()
    expect(result.current['aria-describedby']).toBe('hint error own')
  })
})
