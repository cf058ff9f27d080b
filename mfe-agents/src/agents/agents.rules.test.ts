import { buildAgent } from '@shop/testing/fixtures.ts'

import {
  formatAddress,
  getDialNumber,
  getFullName,
  getProfileUrl,
  getWhatsAppNumber,
  localizeAgent,
} from './agent.ts'

describe('getFullName', () => {
  test.each([
    [{ firstName: 'Salma', lastName: 'Al Harthy' }, 'Salma Al Harthy'],
    [{ firstName: ' Salma ', lastName: '' }, 'Salma --'],
    [{ firstName: undefined, lastName: 'Al Harthy' }, '-- Al Harthy'],
    [{ firstName: '  ', lastName: undefined }, '-- --'],
  ])('of %o returns %s', (parts, name) => {
    expect(getFullName(buildAgent(parts))).toBe(name)
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
    expect(formatAddress(buildAgent({ location }), 'en')).toBe(line)
  })

  test('joins with the separator of the language', () => {
    const location = { zipCode: '112', city: 'Muscat', country: 'Oman' }
    expect(formatAddress(buildAgent({ location }), 'ar')).toBe('112، Muscat، Oman')
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

describe('getWhatsAppNumber', () => {
  test.each([
    ['+968 9000 0000', '96890000000'],
    ['+971 50 000 1108', '971500001108'],
    // A landline.
    ['+968 2400 0000', null],
    // Without a country code.
    ['9000 0000', null],
    ['', null],
    [undefined, null],
  ])('of %s returns %s', (fullNumber, number) => {
    expect(getWhatsAppNumber(buildAgent({ phone: { fullNumber } }))).toBe(number)
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

describe('localizeAgent', () => {
  const ar = {
    firstName: 'سلمى',
    lastName: 'الحارثي',
    country: 'عُمان',
    city: 'مسقط',
    state: 'مسقط',
  }
  const agent = buildAgent({ translations: { ar } })

  test('returns name and place of the data in the language', () => {
    const local = localizeAgent(agent, 'ar')
    expect(local).toMatchObject({ nameLang: 'ar', placeLang: 'ar' })
    expect(getFullName(local.agent)).toBe('سلمى الحارثي')
    expect(formatAddress(local.agent, 'ar')).toBe('100، مسقط، مسقط، عُمان')
    expect(localizeAgent(agent, 'en')).toEqual({ agent, nameLang: 'en', placeLang: 'en' })
  })

  test.each([
    ['no translation', undefined],
    ['parts of one', { firstName: 'سلمى', country: 'عُمان' }],
    ['an empty one', { ...ar, lastName: '', city: ' ' }],
  ])('keeps name and place whole with %s', (_, translation) => {
    const partly = buildAgent({ translations: { ar: translation } })
    expect(localizeAgent(partly, 'ar')).toEqual({ agent: partly, nameLang: 'en', placeLang: 'en' })
  })

  test('needs no translation of what is not known', () => {
    const salma = buildAgent({ lastName: '', location: undefined, translations: { ar } })
    const local = localizeAgent(salma, 'ar')
    expect(local).toMatchObject({ nameLang: 'ar', placeLang: 'en' })
    expect(localizeAgent({ _id: 'nobody' }, 'ar')).toMatchObject({
      nameLang: 'en',
      placeLang: 'en',
    })
  })
})
