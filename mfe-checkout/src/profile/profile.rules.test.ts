import { buildProfile } from '@shop/testing/fixtures.ts'

import { toProfileFields } from './profile.ts'

describe('toProfileFields', () => {
  test('returns the fields that can be changed', () => {
    expect(toProfileFields(buildProfile())).toEqual({
      firstName: 'Maha',
      lastName: 'Al Balushi',
      email: 'maha@example.com',
      address: 'Street 1, Muscat',
    })
  })

  test('returns empty strings for missing fields', () => {
    const bare = { _id: 'member-1', firstName: 'Maha', email: 'maha@example.com' }
    expect(toProfileFields(bare)).toMatchObject({ lastName: '', address: '' })
  })
})
