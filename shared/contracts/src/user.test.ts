import {
  logoutRequestSchema,
  profileSchema,
  profileUpdateSchema,
  tokenClaimsSchema,
} from './user.ts'

describe('tokenClaimsSchema', () => {
  test('requires _id and keeps further claims', () => {
    const claims = { _id: 'u1', exp: 1, firstName: 'Salma' }
    expect(tokenClaimsSchema.parse(claims)).toEqual(claims)
    expect(tokenClaimsSchema.parse({ ...claims, _id: 1 })).toEqual({ ...claims, _id: '1' })
  })

  test.each([{}, { _id: '' }, { _id: null }, null, 'u1', { _id: 'u1', exp: 'soon' }])(
    'rejects %j',
    (claims) => expect(tokenClaimsSchema.safeParse(claims).success).toBe(false),
  )
})

describe('profile schemas', () => {
  test('require _id; name and e-mail address may be empty', () => {
    const least = { _id: 'u1', firstName: 'Salma', email: 'a@shop.example' }
    expect(profileSchema.parse(least)).toEqual(least)
    expect(profileSchema.parse({ _id: 7 })).toEqual({ _id: '7', firstName: '', email: '' })
    expect(profileSchema.safeParse({ ...least, _id: '' }).success).toBe(false)
  })

  test('trim texts of an update', () => {
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
  ])('reject the update %j', (update) =>
    expect(profileUpdateSchema.safeParse(update).success).toBe(false),
  )
})

test('logoutRequestSchema requires userId', () => {
  expect(logoutRequestSchema.safeParse({ userId: 'u1' }).success).toBe(true)
  expect(logoutRequestSchema.safeParse({}).success).toBe(false)
})
