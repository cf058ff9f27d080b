import { isFilled, trimValues } from './form-rules.ts'

test('isFilled returns false for white space alone', () => {
  expect(isFilled(' \n\t')).toBe(false)
  expect(isFilled(' a ')).toBe(true)
})

test('trimValues returns a copy without white space around any text', () => {
  const typed = { firstName: ' Maha', lastName: '\tAl B ', address: 'A 1\n' }
  expect(trimValues(typed)).toEqual({ firstName: 'Maha', lastName: 'Al B', address: 'A 1' })
  expect(typed.firstName).toBe(' Maha')
})
