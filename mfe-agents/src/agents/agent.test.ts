import { buildAgent } from '@shop/testing/fixtures.ts'

import { formatAddress, getDialNumber, getFullName, getProfileUrl } from './agent.ts'

describe('getFullName', () => {
  test.each([
    [{ firstName: 'Salma', lastName: 'Al Harthy' }, 'Salma Al Harthy'],
    [{ firstName: ' Salma ', lastName: '' }, 'Salma --'],
    [{ firstName: undefined, lastName: 'Al Harthy' }, '-- Al Harthy'],
    [{ firstName: '  ', lastName: undefined }, '-- --'],
    [{ firstName: '😀li', lastName: 'éva' }, '😀li éva'],
  ])('of %o returns %s', (parts, name) => {
    expect(getFullName(buildAgent(parts))).toBe(name)
  })

  test('returns a placeholder for each absent part', () => {
    const { firstName: _, lastName: __, ...nameless } = buildAgent()
    expect(getFullName(nameless)).toBe('-- --')
  })
})

describe('formatAddress', () => {
  test.each([
    [
      { zipCode: '112', city: 'Muscat', state: 'Muscat', country: 'Oman' },
      '112, Muscat, Muscat, Oman',
    ],
    [{ zipCode: '', city: 'Ibri', state: ' ', country: 'Oman' }, 'Ibri, Oman'],
    [{}, '--'],
    [undefined, '--'],
  ])('of %o returns %s', (location, line) => {
    expect(formatAddress(buildAgent({ location }))).toBe(line)
  })

  test('joins with the given separator', () => {
    const location = { zipCode: '112', city: 'Muscat', country: 'Oman' }
    expect(formatAddress(buildAgent({ location }), '، ')).toBe('112، Muscat، Oman')
  })
})

describe('getDialNumber', () => {
  test.each([
    [{ fullNumber: '+968 9000 0000' }, '+96890000000'],
    [{ fullNumber: '(968) 9000-0000' }, '96890000000'],
    [{ fullNumber: '' }, null],
    [{ fullNumber: 'none' }, null],
    [{}, null],
    [undefined, null],
  ])('of %o returns %s', (phone, number) => {
    expect(getDialNumber(buildAgent({ phone }))).toBe(number)
  })
})

describe('getProfileUrl', () => {
  test.each([
    ['https://facebook.com/salma', 'https://facebook.com/salma'],
    [' https://facebook.com/salma ', 'https://facebook.com/salma'],
    ['http://facebook.com/salma', null],
    ['javascript:alert(1)', null],
    ['data:text/html,hello', null],
    ['facebook.com/salma', null],
    ['//facebook.com/salma', null],
    ['', null],
    [undefined, null],
  ])('of %s returns %s', (facebook, address) => {
    expect(getProfileUrl(buildAgent({ socialMediaLinks: { facebook } }), 'facebook')).toBe(address)
  })

  test('returns null when there are no profiles', () => {
    expect(getProfileUrl(buildAgent({ socialMediaLinks: undefined }), 'tiktok')).toBeNull()
  })
})
