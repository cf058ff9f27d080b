import fc from 'fast-check'

import {
  ABROAD,
  type AddressParts,
  governorateIds,
  joinAddress,
  parseAddress,
  toAddress,
  toZone,
} from './address.ts'
import { addLocation } from './location.ts'

const parts = (changes: Partial<AddressParts> = {}): AddressParts => ({
  address: 'Building 12, Way 3015',
  landmark: '',
  governorate: 'muscat',
  ...changes,
})

describe('parseAddress', () => {
  test.each([
    ['Building 12, Way 3015, Muscat', parts()],
    ['Building 12, Way 3015 (the blue mosque), Muscat', parts({ landmark: 'the blue mosque' })],
    [
      'مبنى 12، السكة 3، شمال الباطنة',
      { address: 'مبنى 12، السكة 3', landmark: '', governorate: 'batinahNorth' },
    ],
    [
      'Way 1, MUSCAT , Oman',
      { address: 'Way 1, MUSCAT , Oman', landmark: '', governorate: 'muscat' },
    ],
    [
      'Muscat Street 4, Salalah',
      { address: 'Muscat Street 4, Salalah', landmark: '', governorate: '' },
    ],
    ['Muscat', { address: 'Muscat', landmark: '', governorate: 'muscat' }],
    ['', { address: '', landmark: '', governorate: 'muscat' }],
  ])('reads %j', (saved, expected) => expect(parseAddress(saved)).toEqual(expected))
})

describe('joinAddress', () => {
  test.each([
    ['en', parts(), 'Building 12, Way 3015, Muscat'],
    ['ar', parts(), 'Building 12, Way 3015، مسقط'],
    ['en', parts({ landmark: ' mosque ' }), 'Building 12, Way 3015 (mosque), Muscat'],
    ['en', parts({ address: 'Way 1, مسقط' }), 'Way 1, مسقط'],
    ['en', parts({ address: 'Way 1, Muscat', governorate: 'dhofar' }), 'Way 1, Muscat, Dhofar'],
    [
      'en',
      parts({ address: '5 Mill Lane, Leeds, UK', governorate: ABROAD }),
      '5 Mill Lane, Leeds, UK',
    ],
  ] as const)('writes in %s %j', (lang, value, expected) => {
    expect(joinAddress(value, lang)).toBe(expected)
  })

  test('writes what parseAddress reads', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9ب-ي]{1,12}$/)
    fc.assert(
      fc.property(
        fc.record({
          address: fc.array(word, { minLength: 1 }).map((words) => `Way ${words.join(' ')}`),
          landmark: fc.oneof(fc.constant(''), word),
          governorate: fc.constantFrom(...governorateIds),
        }),
        fc.constantFrom('en', 'ar'),
        (value, lang) => expect(parseAddress(joinAddress(value, lang))).toEqual(value),
      ),
    )
  })
})

describe('toAddress', () => {
  test('keeps a saved address that was not changed, whatever the language', () => {
    const saved = 'Building 12 ,Way 3015, Muscat'
    expect(toAddress(parseAddress(saved), saved, 'ar')).toBe(saved)
    expect(toAddress({ ...parseAddress(saved), governorate: 'dhofar' }, saved, 'en')).toBe(
      'Building 12 ,Way 3015, Dhofar',
    )
  })
})

test.each([
  ['muscat', 'muscat'],
  ['dhofar', 'oman'],
  ['', 'oman'],
  [ABROAD, 'abroad'],
])('toZone(%j) returns %s', (governorate, zone) => expect(toZone(governorate)).toBe(zone))

describe('addLocation', () => {
  const here = '23.58800,58.38291'

  test.each([
    ['', here],
    ['the blue mosque', `the blue mosque ${here}`],
    ['the blue mosque -3.10000,120.00001', `the blue mosque ${here}`],
    ['m'.repeat(60), `${'m'.repeat(22)} ${here}`],
  ])('puts the place behind %j, within the length', (landmark, expected) =>
    expect(addLocation(landmark, here, 40)).toBe(expected),
  )

  test('gives a landmark that an address is read back with', () => {
    const value = parts({ landmark: addLocation('the blue mosque', here, 80) })
    expect(parseAddress(joinAddress(value, 'ar'))).toEqual(value)
  })
})
