import { formatMessage } from '@shop/i18n/format-message.ts'
import type { Language } from '@shop/kernel/language'

import ar from './messages/ar.json'
import en from './messages/en.json'
import { sampleLines, sampleTotals } from './sample-order.ts'

describe('sampleTotals', () => {
  test('returns subtotal 940, tax 94 and total 1034 for the sample order', () => {
    expect(sampleTotals()).toEqual({ subtotal: 940_00, tax: 94_00, total: 1034_00 })
  })

  test('returns the totals of other lines', () => {
    expect(sampleTotals(sampleLines.slice(0, 1))).toEqual({
      subtotal: 420_00,
      tax: 42_00,
      total: 462_00,
    })
    expect(sampleTotals([])).toEqual({ subtotal: 0, tax: 0, total: 0 })
  })
})

describe('e-mail messages', () => {
  const catalogues = { en, ar }

  const format = (lang: Language, id: keyof typeof en, values: Record<string, number>) =>
    formatMessage(catalogues[lang][id], values, lang)

  test.each([
    [1, 'This link is valid for 1 minute.', 'هذا الرابط صالح لمدة دقيقة واحدة.'],
    [2, 'This link is valid for 2 minutes.', 'هذا الرابط صالح لمدة دقيقتين.'],
    [5, 'This link is valid for 5 minutes.', 'هذا الرابط صالح لمدة 5 دقائق.'],
    [30, 'This link is valid for 30 minutes.', 'هذا الرابط صالح لمدة 30 دقيقة.'],
    [100, 'This link is valid for 100 minutes.', 'هذا الرابط صالح لمدة 100 دقيقة.'],
  ])('format the plural of %d minutes', (minutes, english, arabic) => {
    expect(format('en', 'confirmation.linkExpiry', { minutes })).toBe(english)
    expect(format('ar', 'confirmation.linkExpiry', { minutes })).toBe(arabic)
  })

  test.each([
    [1, 'This link is valid for 1 second.', 'هذا الرابط صالح لمدة ثانية واحدة.'],
    [2, 'This link is valid for 2 seconds.', 'هذا الرابط صالح لمدة ثانيتين.'],
    [10, 'This link is valid for 10 seconds.', 'هذا الرابط صالح لمدة 10 ثوانٍ.'],
    [45, 'This link is valid for 45 seconds.', 'هذا الرابط صالح لمدة 45 ثانية.'],
  ])('format the plural of %d seconds', (seconds, english, arabic) => {
    expect(format('en', 'reset.linkExpiry', { seconds })).toBe(english)
    expect(format('ar', 'reset.linkExpiry', { seconds })).toBe(arabic)
  })

  test.each([
    [1, '1 product is waiting in your cart', 'منتج واحد بانتظارك في السلة'],
    [2, '2 products are waiting in your cart', 'منتجان بانتظارك في السلة'],
    [3, '3 products are waiting in your cart', '3 منتجات بانتظارك في السلة'],
    [11, '11 products are waiting in your cart', '11 منتجًا بانتظارك في السلة'],
  ])('format the plural of %d products', (count, english, arabic) => {
    expect(format('en', 'cart.subject', { count })).toBe(english)
    expect(format('ar', 'cart.subject', { count })).toBe(arabic)
  })

  test('format a percentage', () => {
    expect(format('en', 'offers.discount', { percent: 20 })).toBe('20% off')
    expect(format('ar', 'offers.discount', { percent: 20 })).toBe('خصم 20%')
  })
})
