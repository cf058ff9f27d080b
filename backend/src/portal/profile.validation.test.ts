import { normalizeProfile, validateProfile } from './profile.validation.ts'

const fields = {
  firstName: ' Maha ',
  lastName: 'Al Balushi',
  address: ' Way 1 ',
  dialCode: '+968',
  phone: '9000 0000',
}

test('normalizeProfile trims texts and keeps only the digits of numbers', () => {
  expect(normalizeProfile(fields)).toEqual({
    firstName: 'Maha',
    lastName: 'Al Balushi',
    address: 'Way 1',
    dialCode: '+968',
    phone: '90000000',
  })
})

test.each([
  ['٠٠٩٦٨', '٩٠٠٠-٠٠٠٠', '+968', '90000000'],
  ['968', '(90) 00.00', '+968', '900000'],
  ['+968', ' ', '', ''],
])('normalizeProfile reads the numbers %j and %j', (dialCode, phone, code, number) => {
  expect(normalizeProfile({ ...fields, dialCode, phone })).toMatchObject({
    dialCode: code,
    phone: number,
  })
})

test('validateProfile requires the first name only', () => {
  const empty = { firstName: '', lastName: '', address: '', dialCode: '', phone: '' }
  expect(validateProfile(empty)).toEqual({ firstName: 'firstNameRequired' })
  expect(validateProfile({ ...empty, firstName: 'Maha' })).toEqual({})
})

test('validateProfile names what is too long or not a number', () => {
  const errors = validateProfile({
    firstName: 'x'.repeat(101),
    lastName: 'x'.repeat(101),
    address: 'x'.repeat(501),
    dialCode: '+abc',
    phone: '12',
  })
  expect(errors).toEqual({
    firstName: 'firstNameRequired',
    lastName: 'lastNameTooLong',
    address: 'addressTooLong',
    dialCode: 'invalidDialCode',
    phone: 'invalidPhone',
  })
})
