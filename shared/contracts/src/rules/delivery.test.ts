import { shopSettings } from '../wire/office-settings.ts'
import {
  addWorkingDays,
  type DeliverySettings,
  getDeliveryDays,
  getMuscatDays,
} from './delivery.ts'
import { locales } from './format.ts'
import { formatWeekday } from './format-weekday.ts'

describe('addWorkingDays', () => {
  test.each([
    ['skips Friday and Saturday', '2026-11-26T08:00:00Z', 1, '2026-11-29'],
    ['stays within a week', '2026-11-22T08:00:00Z', 3, '2026-11-25'],
    ['skips two weekends', '2026-11-26T08:00:00Z', 6, '2026-12-06'],
    ['returns the day itself for no days', '2026-11-26T08:00:00Z', 0, '2026-11-26'],
    [
      'returns the next working day for no days at the weekend',
      '2026-11-27T08:00:00Z',
      0,
      '2026-11-29',
    ],
    ['counts Sunday as the first day after the weekend', '2026-11-28T08:00:00Z', 1, '2026-11-29'],
    // In Muscat it is Thursday still, and Friday already.
    ['takes the day in Muscat before midnight', '2026-11-26T19:59:00Z', 0, '2026-11-26'],
    ['takes the day in Muscat after midnight', '2026-11-26T20:01:00Z', 0, '2026-11-29'],
    ['crosses a year', '2026-12-31T08:00:00Z', 2, '2027-01-04'],
  ])('%s', (_, from, days, expected) => {
    expect(addWorkingDays(new Date(from), days)).toBe(expected)
  })
})

describe('formatWeekday', () => {
  test.each([
    ['en', 'Sunday 29\u00a0November'],
    ['ar', 'الأحد 29\u00a0نوفمبر'],
  ] as const)('writes day and month in %s', (lang, expected) => {
    expect(formatWeekday('2026-11-29', lang)).toBe(expected)
  })

  test.each(['en', 'ar'] as const)('names days and months in %s as Intl does', (lang) => {
    const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locales[lang], { ...options, timeZone: 'UTC' }).format(date)
    // Ten days apart, so that all weekdays and months are met.
    for (let day = 1; day <= 365; day += 10) {
      const date = new Date(Date.UTC(2027, 0, day))
      const expected = `${format(date, { weekday: 'long' })} ${date.getUTCDate()}\u00a0${format(date, { month: 'long' })}`
      expect(formatWeekday(date.toISOString().slice(0, 10), lang)).toBe(expected)
    }
  })
})

const settings: DeliverySettings = {
  dispatchDays: 2,
  options: [
    { id: 'muscat', price: 0, days: 1 },
    { id: 'oman', price: 1.5, days: 3 },
    { id: 'abroad', price: 9 },
    { id: 'mutrah', price: 0, days: 0, store: { en: 'Mutrah', ar: 'مطرح' } },
  ],
}
const [muscat, oman, abroad, mutrah] = settings.options

describe('getDeliveryDays', () => {
  test('adds the days on the way to those of the dispatch', () => {
    expect(getDeliveryDays(settings, { id: 'oman', price: 0, days: 3 })).toBe(5)
  })

  test('returns undefined when no day is promised', () => {
    expect(getDeliveryDays(settings, { id: 'abroad', price: 0 })).toBeUndefined()
  })
})

describe('the setting of delivery', () => {
  test('reads zones and stores', () => {
    expect(shopSettings.delivery.change.parse(settings)).toEqual(settings)
  })

  test.each([
    ['a zone is missing', [muscat, oman, mutrah]],
    ['an option is neither a zone nor a store', [muscat, oman, abroad, { id: 'drone', price: 5 }]],
    ['two options have the same id', [muscat, oman, abroad, mutrah, mutrah]],
    ['a zone has a store', [{ ...muscat, store: mutrah?.store }, oman, abroad]],
    ['a price has three decimals', [{ ...muscat, price: 1.005 }, oman, abroad]],
    ['a price is negative', [{ ...muscat, price: -1 }, oman, abroad]],
    ['a store has no Arabic name', [muscat, oman, abroad, { ...mutrah, store: { en: 'Mutrah' } }]],
  ])('refuses options of which %s', (_, options) => {
    expect(shopSettings.delivery.change.safeParse({ ...settings, options }).success).toBe(false)
  })
})

describe('getMuscatDays', () => {
  const withMuscat = (days?: number): DeliverySettings => ({
    dispatchDays: 2,
    options: [{ id: 'muscat', price: 0, days }],
  })

  test.each([
    ['the days of the dispatch and of the way', withMuscat(1), 3],
    ['nothing without a promise', withMuscat(), undefined],
    ['nothing where Muscat is not delivered to', { dispatchDays: 2, options: [] }, undefined],
    ['nothing without delivery', undefined, undefined],
  ])('returns %s', (_, settings, days) => {
    expect(getMuscatDays(settings)).toBe(days)
  })
})
