import { loginErrors, portalBody, registerErrors } from './portal.forms.ts'
import { portalTexts } from './portal.texts.ts'

const t = portalTexts.en
const filled = portalBody.parse({
  ...{ firstName: 'Noor', lastName: 'Al Said', email: 'noor@site.test', password: 'long enough' },
})

test('fields that a form lacks are empty', () => {
  expect(portalBody.parse({})).toEqual({
    ...{ csrf: '', returnTo: '', firstName: '', lastName: '', email: '', password: '' },
  })
})

describe('a login', () => {
  test('needs an address and a password, of any length', () => {
    expect(loginErrors(t, filled)).toEqual({})
    expect(loginErrors(t, { ...filled, password: 'x' })).toEqual({})
    expect(loginErrors(t, portalBody.parse({}))).toEqual({
      ...{ email: t.needEmail, password: t.needPassword },
    })
  })

  test.each(['noor', 'noor@', '@site.test', 'a b@site.test', `${'x'.repeat(200)}@site.test`])(
    'cannot have the address %p',
    (email) => expect(loginErrors(t, { ...filled, email })).toEqual({ email: t.needEmail }),
  )

  test('forgives blanks around the address', () => {
    expect(loginErrors(t, { ...filled, email: ' noor@site.test ' })).toEqual({})
  })
})

describe('a registration', () => {
  test('needs everything', () => {
    expect(registerErrors(t, filled)).toEqual({})
    expect(Object.keys(registerErrors(t, portalBody.parse({})))).toEqual([
      ...['firstName', 'lastName', 'email', 'password'],
    ])
  })

  test.each([
    ['x'.repeat(7), false],
    ['x'.repeat(8), true],
    ['كلمة سر طويلة', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
  ])('with the password %p is fine: %p', (password, fine) => {
    const errors = registerErrors(t, { ...filled, password })
    expect(errors).toEqual(fine ? {} : { password: t.needLongPassword })
  })

  test('cannot have blank or endless names', () => {
    const errors = registerErrors(t, { ...filled, firstName: '  ', lastName: 'x'.repeat(101) })
    expect(errors).toEqual({ firstName: t.needFirstName, lastName: t.needLastName })
  })
})

test('every text of the portal is in both languages', () => {
  for (const [name, text] of Object.entries(portalTexts.ar)) {
    expect(text).toMatch(/[\u0600-\u06ff]/)
    expect(portalTexts.en).toHaveProperty(name)
  }
})
