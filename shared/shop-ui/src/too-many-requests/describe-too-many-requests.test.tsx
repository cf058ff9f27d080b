import { setUpBrowser } from '@shop/testing/set-up-browser.ts'

import { describeTooManyRequests } from './describe-too-many-requests.ts'

test.each([
  ['0', 'in 1 minute.', 'بعد دقيقة واحدة.'],
  ['61', 'in 2 minutes.', 'بعد دقيقتين.'],
  ['180', 'in 3 minutes.', 'بعد 3 دقائق.'],
  ['660', 'in 11 minutes.', 'بعد 11 دقيقة.'],
  ['5400', 'in 90 minutes.', 'بعد 90 دقيقة.'],
  ['5401', 'in 2 hours.', 'بعد ساعتين.'],
  ['86400', 'in 24 hours.', 'بعد 24 ساعة.'],
  ['360000', 'in 100 hours.', 'بعد 100 ساعة.'],
  ['soon', 'later.', 'لاحقًا.'],
  ['-5', 'later.', 'لاحقًا.'],
  [undefined, 'later.', 'لاحقًا.'],
])('describeTooManyRequests says when to try again by Retry-After %p', (value, english, arabic) => {
  const headers = { 'retry-after': value }
  setUpBrowser()
  expect(describeTooManyRequests(headers)).toBe(`Too many attempts. Please try again ${english}`)
  setUpBrowser({ lang: 'ar' })
  expect(describeTooManyRequests(headers)).toBe(`عدد المحاولات كبير. يُرجى إعادة المحاولة ${arabic}`)
})

test.each([
  ['the server’s clock', { date: 'Wed, 21 Oct 2015 07:23:00 GMT' }, 'in 5 minutes.'],
  ['the device’s clock where the server’s cannot be read', {}, 'in 2 minutes.'],
])('describeTooManyRequests reads a date by %s', (_, headers, expected) => {
  jest.useFakeTimers({ now: Date.parse('2015-10-21T07:26:00Z'), doNotFake: ['queueMicrotask'] })
  setUpBrowser()
  const text = describeTooManyRequests({
    'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT',
    ...headers,
  })
  jest.useRealTimers()
  expect(text).toBe(`Too many attempts. Please try again ${expected}`)
})
