import {
  logoutRequestSchema,
  profileSchema,
  profileUpdateSchema,
  tokenClaimsSchema,
} from './user.ts'

describe('claims of a token', () => {
  test('need an _id, and may have more', () => {
    const claims = { _id: 'u1', exp: 1, firstName: 'Salma' }
    expect(tokenClaimsSchema.parse(claims)).toEqual(claims)
  })

  test.each([{}, { _id: '' }, { _id: 1 }, { _id: null }, null, 'u1', { _id: 'u1', exp: 'soon' }])(
    'cannot be %j',
    (claims) => expect(tokenClaimsSchema.safeParse(claims).success).toBe(false),
  )
})

describe('a profile', () => {
  test('needs little', () => {
    const least = { _id: 'u1', firstName: 'Salma', email: 'a@shop.example' }
    expect(profileSchema.parse(least)).toEqual(least)
    expect(profileSchema.safeParse({ ...least, _id: 'u 1' }).success).toBe(false)
  })

  test('is updated without blanks around the names', () => {
    const update = {
      firstName: ' Salma ',
      lastName: ' ',
      email: 'a@shop.example',
      address: ' Way ',
    }
    const expected = { firstName: 'Salma', lastName: '', email: 'a@shop.example', address: 'Way' }
    expect(profileUpdateSchema.parse(update)).toEqual(expected)
  })

  test.each([
    { firstName: '  ', email: 'a@shop.example' },
    { firstName: 'Salma', email: 'nobody' },
    { firstName: 'x'.repeat(101), email: 'a@shop.example' },
    { firstName: 'Salma', email: 'a@shop.example', address: 'x'.repeat(501) },
    { email: 'a@shop.example' },
  ])('cannot be updated to %j', (update) =>
    expect(profileUpdateSchema.safeParse(update).success).toBe(false),
  )
})

test('a logout names the user', () => {
  expect(logoutRequestSchema.safeParse({ userId: 'u1' }).success).toBe(true)
  expect(logoutRequestSchema.safeParse({}).success).toBe(false)
})
