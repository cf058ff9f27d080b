import { isEmail, isFilled } from './checks.ts'

test.each(['name@example.com', ' a.b+c@sub.example.om ', 'سلمى@مثال.عمان'])(
  '%j can be an e-mail address',
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
])('%j cannot', (value) => expect(isEmail(value)).toBe(false))

test('spaces are nothing', () => {
  expect(isFilled(' \n\t')).toBe(false)
  expect(isFilled(' a ')).toBe(true)
})
