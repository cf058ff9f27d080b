import { isEmail, isFilled, isNotEmpty, maxLength, minLength, trimValues } from './form-rules.ts'

describe('isEmail', () => {
  test.each(['name@example.com', ' a.b+c@sub.example.om ', 'سلمى@مثال.عمان'])(
    'returns true for %j',
    (value) => expect(isEmail(value)).toBe(true),
  )

  test.each([
    '',
    'name',
    'name@',
    '@example.com',
    'name@example',
    'a b@example.com',
    'a@b@c.om',
    'a@b.',
  ])('returns false for %j', (value) => expect(isEmail(value)).toBe(false))
})

test('isFilled returns false for white space alone', () => {
  expect(isFilled(' \n\t')).toBe(false)
  expect(isFilled(' a ')).toBe(true)
})

test('isNotEmpty returns false for the empty text alone', () => {
  expect(isNotEmpty('')).toBe(false)
  expect(isNotEmpty(' ')).toBe(true)
})

test('minLength and maxLength include their bound', () => {
  expect(['1234567', '12345678'].map(minLength(8))).toEqual([false, true])
  expect(['12345678', '123456789'].map(maxLength(8))).toEqual([true, false])
})

test('trimValues returns a copy without white space around any text', () => {
  const typed = { firstName: ' Maha', lastName: '\tAl B ', address: 'A 1\n' }
  expect(trimValues(typed)).toEqual({ firstName: 'Maha', lastName: 'Al B', address: 'A 1' })
  expect(typed.firstName).toBe(' Maha')
})
