import { isCommonPassword } from './common-passwords.ts'

test.each(['password', '12345678', 'Qwertyuiop', 'ILOVEYOU', 'password123', ' iloveyou '])(
  'isCommonPassword returns true for %j',
  (password) => {
    expect(isCommonPassword(password, 'maha@site.test')).toBe(true)
  },
)

test('isCommonPassword returns true for the e-mail address and its name', () => {
  expect(isCommonPassword('Maha.Albalushi', 'maha.albalushi@site.test')).toBe(true)
  expect(isCommonPassword('maha.albalushi@site.test', 'Maha.Albalushi@site.test')).toBe(true)
})

test.each(['quiet palm harbour', 'سلحفاة على الشاطئ', 'correct horse'])(
  'isCommonPassword returns false for %j',
  (password) => {
    expect(isCommonPassword(password, 'maha@site.test')).toBe(false)
  },
)
