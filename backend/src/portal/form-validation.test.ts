import {
  normalizeProfile,
  validateLogin,
  validateProfile,
  validateRegistration,
} from './form-validation.ts'

describe('form-validation', () => {
  const filled = {
    firstName: 'Noor',
    lastName: 'Al Said',
    email: 'noor@site.test',
    password: 'long enough',
  }
  const empty = { firstName: '', lastName: '', email: '', password: '' }

  describe('validateLogin', () => {
    test('requires an e-mail address and a password of any length', () => {
      expect(validateLogin(filled)).toEqual({})
      expect(validateLogin({ ...filled, password: 'x' })).toEqual({})
      expect(validateLogin(empty)).toEqual({
        email: 'portal.invalidEmail',
        password: 'portal.passwordRequired',
      })
    })

    test.each(['noor', 'noor@', '@site.test', 'a b@site.test', `${'x'.repeat(200)}@site.test`])(
      'rejects the e-mail address %p',
      (email) =>
        expect(validateLogin({ ...filled, email })).toEqual({ email: 'portal.invalidEmail' }),
    )

    test('accepts spaces and marks around the e-mail address', () => {
      expect(validateLogin({ ...filled, email: ' noor@site.test\u200f ' })).toEqual({})
    })
  })

  describe('validateRegistration', () => {
    test('requires every field', () => {
      expect(validateRegistration(filled)).toEqual({})
      expect(Object.keys(validateRegistration(empty))).toEqual([
        'firstName',
        'lastName',
        'email',
        'password',
      ])
    })

    test.each([
      ['x'.repeat(7), false],
      ['x'.repeat(8), true],
      ['كلمة سر طويلة', true],
      ['x'.repeat(200), true],
      ['x'.repeat(201), false],
    ])('with the password %p is valid: %p', (password, fine) => {
      const errors = validateRegistration({ ...filled, password })
      expect(errors).toEqual(fine ? {} : { password: 'portal.invalidPasswordLength' })
    })

    test('rejects blank and overlong names', () => {
      const errors = validateRegistration({
        ...filled,
        firstName: '  ',
        lastName: 'x'.repeat(101),
      })
      expect(errors).toEqual({
        firstName: 'portal.firstNameRequired',
        lastName: 'portal.lastNameRequired',
      })
    })
  })
})

describe('profile.validation', () => {
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
    ['+968', '+968 9000 0000', '+968', '90000000'],
    ['', '00968 9000 0000', '+968', '90000000'],
    ['+968', '+44 20 7946 0000', '+44', '2079460000'],
    ['', '+1 212 555 0100', '+1', '2125550100'],
  ])('normalizeProfile reads the numbers %j and %j', (dialCode, phone, code, number) => {
    expect(normalizeProfile({ ...fields, dialCode, phone })).toMatchObject({
      dialCode: code,
      phone: number,
    })
  })

  test('validateProfile requires the first name only', () => {
    const empty = { firstName: '', lastName: '', address: '', dialCode: '', phone: '' }
    expect(validateProfile(empty)).toEqual({ firstName: 'portal.firstNameRequired' })
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
      firstName: 'portal.firstNameRequired',
      lastName: 'account.lastNameTooLong',
      address: 'account.addressTooLong',
      dialCode: 'account.invalidDialCode',
      phone: 'account.invalidPhone',
    })
  })
})
