import { buildProfile } from '@shop/testing/fixtures.ts'

import { formatPhone, toProfileFields } from './profile.ts'

const bare = { _id: 'member-1', firstName: 'Maha', email: 'maha@example.com' }

describe('toProfileFields', () => {
  test('returns empty strings for missing fields', () => {
    expect(toProfileFields(bare)).toEqual({
      firstName: 'Maha',
      lastName: '',
      email: 'maha@example.com',
      address: '',
    })
  })
})

describe('formatPhone', () => {
  test.each([
    [{ fullNumber: '90000000', dialCode: '+968' }, '+968 90000000'],
    [{ fullNumber: '+968 9000 0000', dialCode: '+968' }, '+968 9000 0000'],
    [{ fullNumber: '90000000' }, '90000000'],
    [{ dialCode: '+968' }, ''],
    [{}, ''],
  ])('formats %j as %j', (phone, number) => {
    expect(formatPhone(buildProfile({ phone }), ' ')).toBe(number)
  })

  test('returns an empty text for a profile without a phone', () => {
    expect(formatPhone(bare)).toBe('')
  })
})
