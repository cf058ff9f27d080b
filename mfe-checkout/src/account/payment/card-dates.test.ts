import { formatExpiry, formatYear, getMonthNames } from './card-dates.ts'

test('the months are Jan to Dec', () => {
  expect(getMonthNames('en').join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
  expect(getMonthNames('ar')).toHaveLength(12)
  expect(getMonthNames('ar').at(0)).toBe('يناير')
  expect(getMonthNames('ar').at(-1)).toBe('ديسمبر')
})

test('a year has no thousands', () => {
  expect(formatYear(2022, 'en')).toBe('2022')
  expect(formatYear(2022, 'ar')).toBe('٢٠٢٢')
})

test('a card expires in a month of a year', () => {
  expect(formatExpiry({ month: 9, year: 2028 }, 'en')).toBe('09/2028')
  expect(formatExpiry({ month: 12, year: 2027 }, 'en')).toBe('12/2027')
  expect(formatExpiry({ month: 9, year: 2028 }, 'ar')).toMatch(/٠٩.*٢٠٢٨/)
})
