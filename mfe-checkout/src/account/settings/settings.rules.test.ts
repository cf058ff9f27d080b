import { buildProfile } from '@shop/testing/fixtures.ts'
import { trimValues } from '@shop/ui/form/form-rules.ts'

import { toProfileFields } from '../../profile/profile.ts'
import { toSettingsValues } from './settings.ts'

describe('toSettingsValues', () => {
  test('returns the fields of the profile', () => {
    expect(toSettingsValues(buildProfile())).toEqual({
      firstName: 'Maha',
      lastName: 'Al Balushi',
      email: 'maha@example.com',
      address: 'Street 1, Muscat',
      phone: '+968 90000000',
      occupation: '',
      description: '',
      website: '',
    })
  })

  test('returns empty strings for missing fields', () => {
    const bare = { _id: 'member-1', firstName: 'Maha', email: 'maha@example.com' }
    const { lastName, address, phone } = toSettingsValues(bare)
    expect([lastName, address, phone]).toEqual(['', '', ''])
  })

  test.each([
    [{ fullNumber: '90000000', dialCode: '+968' }, '+968 90000000'],
    [{ fullNumber: '+968 90000000', dialCode: '+968' }, '+968 90000000'],
    [{ fullNumber: '90000000' }, '90000000'],
    [{}, ''],
  ])('formats the phone %j as %j', (phone, number) => {
    expect(toSettingsValues(buildProfile({ phone })).phone).toBe(number)
  })

  test('reduces to the trimmed profile fields for saving', () => {
    const form = {
      ...toSettingsValues(buildProfile()),
      firstName: ' Mahā ',
      website: 'https://example.com',
    }
    expect(trimValues(toProfileFields(form))).toEqual({
      firstName: 'Mahā',
      lastName: 'Al Balushi',
      email: 'maha@example.com',
      address: 'Street 1, Muscat',
    })
  })
})
