import { formatShortDay, formatShortTime } from './short-dates.ts'

const now = new Date('2026-11-29T08:00:00.000Z')
const plain = (text: string) => text.replaceAll(/\s/g, ' ').toLowerCase()

test.each([
  ['the time of today', '2026-11-29T05:05:00.000Z', '9:05 am'],
  ['the day in Oman, not in UTC', '2026-11-27T20:30:00.000Z', '28 nov'],
  ['the year of another year', '2025-01-29T05:05:00.000Z', '29 jan 2025'],
])('formatShortTime has %s', (_, iso, expected) => {
  expect(plain(formatShortTime(iso, 'en', { now }))).toBe(expected)
})

test('formatShortDay names the day of the week', () => {
  expect(formatShortDay('2026-12-02', 'en')).toBe('Wed, 2 Dec')
  expect(formatShortDay('2026-12-02', 'ar')).toMatch(/^الأربعاء.*2 ديسمبر$/)
})

test('formatShortTime has day and time of all where it is asked to', () => {
  const text = formatShortTime('2026-11-29T05:05:00.000Z', 'en', { now, withTime: true })
  expect(plain(text)).toBe('29 nov, 9:05 am')
})
