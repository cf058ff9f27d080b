import { validateLogin, validateRegistration } from './form-validation.ts'

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

    test('rejects an e-mail address that no e-mail reaches, in words of its own', () => {
      const errors = validateRegistration({ ...filled, email: ' Noor@Deleted.invalid' })
      expect(errors).toEqual({ email: 'portal.unreachableEmail' })
      expect(validateRegistration({ ...filled, email: 'demo@example.com' })).toEqual({})
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
