import { formatExpiry, formatYear, getMonthNames } from './card-dates.ts'

describe('getMonthNames', () => {
  test('returns January to December in both languages', () => {
    expect(getMonthNames('en').join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
    expect(getMonthNames('ar')).toHaveLength(12)
    expect(getMonthNames('ar').at(0)).toBe('يناير')
    expect(getMonthNames('ar').at(-1)).toBe('ديسمبر')
  })
})

describe('formatYear', () => {
  test('returns the year without a thousands separator', () => {
    expect(formatYear(2022, 'en')).toBe('2022')
    expect(formatYear(2022, 'ar')).toBe('2022')
  })
})

describe('formatExpiry', () => {
  test('returns month and year', () => {
    expect(formatExpiry({ month: 9, year: 2028 }, 'en')).toBe('09/2028')
    expect(formatExpiry({ month: 12, year: 2027 }, 'en')).toBe('12/2027')
    expect(formatExpiry({ month: 9, year: 2028 }, 'ar')).toMatch(/09.*2028/)
  })
})
