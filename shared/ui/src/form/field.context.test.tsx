import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'

import { FieldContext, useFieldControl, type FieldControl } from './field.context.ts'

function within(field: FieldControl | null) {
  return ({ children }: { children: ReactNode }) => (
    <FieldContext value={field}>{children}</FieldContext>
  )
}

const field: FieldControl = { id: 'name', required: true, invalid: true, describedBy: 'hint error' }

test('a control outside a field is only what it says itself', () => {
  const { result } = renderHook(() => useFieldControl({}), { wrapper: within(null) })
  expect(Object.values(result.current)).toEqual([undefined, undefined, undefined, undefined])
})

test('a control inside one is tied to it', () => {
  const { result } = renderHook(() => useFieldControl({}), { wrapper: within(field) })
  expect(result.current).toEqual({
    id: 'name',
    'aria-required': true,
    'aria-invalid': true,
    'aria-describedby': 'hint error',
  })
})

test('what the control says itself comes first, its descriptions last', () => {
  const own = { id: 'mine', required: false, 'aria-describedby': 'own' }
  const { result } = renderHook(() => useFieldControl(own), { wrapper: within(field) })
  expect(result.current.id).toBe('mine')
  expect(result.current['aria-required']).toBeUndefined()
  expect(result.current['aria-describedby']).toBe('hint error own')
})
