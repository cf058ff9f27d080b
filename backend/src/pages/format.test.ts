import { formatDate, formatDateTime } from './format-date.ts'
import { formatPlural } from './plural.ts'

const late = '2026-11-22T21:30:00.000Z'
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('formatDate and formatDateTime show the time of Muscat in Western digits', () => {
  expect(formatDate(late, 'en')).toBe('Nov 23, 2026')
  expect(plain(formatDateTime(late, 'en'))).toBe('Nov 23, 2026, 1:30 AM')
  expect(formatDate(late, 'ar')).toBe('23 نوفمبر 2026')
  expect(plain(formatDateTime(late, 'ar'))).toBe('23 نوفمبر 2026، 1:30 ص')
})

test('formatPlural chooses among six forms in Arabic', () => {
  const forms = {
    zero: 'صفر',
    one: 'واحد',
    two: 'اثنان',
    few: '# قليل',
    many: '# كثير',
    other: '# آخر',
  }
  const texts = [0, 1, 2, 3, 11, 100].map((count) => formatPlural(count, forms, 'ar'))
  expect(texts).toEqual(['صفر', 'واحد', 'اثنان', '3 قليل', '11 كثير', '100 آخر'])
  expect(formatPlural(1, { one: '# product', other: '# products' }, 'en')).toBe('1 product')
  expect(formatPlural(1200, { one: '# product', other: '# products' }, 'en')).toBe('1,200 products')
})
