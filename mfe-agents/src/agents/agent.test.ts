import { buildAgent } from '@shop/testing/fixtures.ts'

import { addressLine, dialable, fullName, initials, profileAddress } from './agent.ts'

test.each([
  [{ firstName: 'Salma', lastName: 'Al Harthy' }, 'Salma Al Harthy', 'SA'],
  [{ firstName: ' Salma ', lastName: '' }, 'Salma --', 'S'],
  [{ firstName: null, lastName: 'Al Harthy' }, '-- Al Harthy', 'A'],
  [{ firstName: '  ', lastName: null }, '-- --', ''],
  [{ firstName: '😀li', lastName: 'éva' }, '😀li éva', '😀É'],
])('the name of %o is %s and its initials are %s', (parts, name, letters) => {
  expect(fullName(buildAgent(parts))).toBe(name)
  expect(initials(buildAgent(parts))).toBe(letters)
})

test('a name that the server left out altogether has a placeholder for each part', () => {
  const { firstName: _, lastName: __, ...nameless } = buildAgent()
  expect(fullName(nameless)).toBe('-- --')
})

test.each([
  [
    { zipCode: '112', city: 'Muscat', state: 'Muscat', country: 'Oman' },
    '112, Muscat, Muscat, Oman',
  ],
  [{ zipCode: '', city: 'Ibri', state: ' ', country: 'Oman' }, 'Ibri, Oman'],
  [{ zipCode: null, city: null, state: null, country: null }, '--'],
  [null, '--'],
])('the address line of %o is %s', (location, line) => {
  expect(addressLine(buildAgent({ location }))).toBe(line)
})

test('an address line takes the separator of its language', () => {
  const location = { zipCode: '112', city: 'Muscat', state: null, country: 'Oman' }
  expect(addressLine(buildAgent({ location }), '، ')).toBe('112، Muscat، Oman')
})

test.each([
  [{ fullNumber: '+968 9000 0000' }, '+96890000000'],
  [{ fullNumber: '(968) 9000-0000' }, '96890000000'],
  [{ fullNumber: '' }, null],
  [{ fullNumber: 'none' }, null],
  [{}, null],
  [null, null],
])('of %o one can dial %s', (phone, number) => {
  expect(dialable(buildAgent({ phone }))).toBe(number)
})

test.each([
  ['https://facebook.com/salma', 'https://facebook.com/salma'],
  [' https://facebook.com/salma ', 'https://facebook.com/salma'],
  ['http://facebook.com/salma', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['facebook.com/salma', null],
  ['//facebook.com/salma', null],
  ['', null],
  [null, null],
])('the profile %s leads to %s', (facebook, address) => {
  expect(profileAddress(buildAgent({ socialMediaLinks: { facebook } }), 'facebook')).toBe(address)
})

test('an agent without any profile leads nowhere', () => {
  expect(profileAddress(buildAgent({ socialMediaLinks: null }), 'tiktok')).toBeNull()
})
