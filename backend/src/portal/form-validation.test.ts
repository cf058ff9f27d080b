import { portalBody, validateLogin, validateRegistration } from './form-validation.ts'
import { portalTexts } from './portal.texts.ts'

const t = portalTexts.en
const filled = portalBody.parse({
  firstName: 'Noor',
  lastName: 'Al Said',
  email: 'noor@site.test',
  password: 'long enough',
})

test('portalBody fills in missing fields', () => {
  expect(portalBody.parse({})).toEqual({
    csrf: '',
    returnTo: '',
    firstName: '',
    lastName: '',
    email: '',
    password: '',
  })
})

describe('validateLogin', () => {
  test('requires an e-mail address and a password of any length', () => {
    expect(validateLogin(t, filled)).toEqual({})
    expect(validateLogin(t, { ...filled, password: 'x' })).toEqual({})
    expect(validateLogin(t, portalBody.parse({}))).toEqual({
      email: t.invalidEmail,
      password: t.passwordRequired,
    })
  })

  test.each(['noor', 'noor@', '@site.test', 'a b@site.test', `${'x'.repeat(200)}@site.test`])(
    'rejects the e-mail address %p',
    (email) => expect(validateLogin(t, { ...filled, email })).toEqual({ email: t.invalidEmail }),
  )

  test('accepts spaces around the e-mail address', () => {
    expect(validateLogin(t, { ...filled, email: ' noor@site.test ' })).toEqual({})
  })
})

describe('validateRegistration', () => {
  test('requires every field', () => {
    expect(validateRegistration(t, filled)).toEqual({})
    expect(Object.keys(validateRegistration(t, portalBody.parse({})))).toEqual([
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
    const errors = validateRegistration(t, { ...filled, password })
    expect(errors).toEqual(fine ? {} : { password: t.invalidPasswordLength })
  })

  test('rejects blank and overlong names', () => {
    const errors = validateRegistration(t, {
      ...filled,
      firstName: '  ',
      lastName: 'x'.repeat(101),
    })
    expect(errors).toEqual({ firstName: t.firstNameRequired, lastName: t.lastNameRequired })
  })
})

test('portalTexts has every text in both languages', () => {
  for (const [name, text] of Object.entries(portalTexts.ar)) {
    expect(text).toMatch(/[\u0600-\u06ff]/)
    expect(portalTexts.en).toHaveProperty(name)
  }
})
