import { formatMessage } from '@shop/i18n/format-message.ts'

import ar from './messages/ar.json'
import en from './messages/en.json'

test.each([
  [
    'confirmation.linkExpiry',
    { minutes: 1 },
    'This link is valid for 1 minute.',
    'هذا الرابط صالح لمدة دقيقة واحدة.',
  ],
  [
    'confirmation.linkExpiry',
    { minutes: 2 },
    'This link is valid for 2 minutes.',
    'هذا الرابط صالح لمدة دقيقتين.',
  ],
  [
    'confirmation.linkExpiry',
    { minutes: 5 },
    'This link is valid for 5 minutes.',
    'هذا الرابط صالح لمدة 5 دقائق.',
  ],
  [
    'confirmation.linkExpiry',
    { minutes: 30 },
    'This link is valid for 30 minutes.',
    'هذا الرابط صالح لمدة 30 دقيقة.',
  ],
  [
    'confirmation.linkExpiry',
    { minutes: 100 },
    'This link is valid for 100 minutes.',
    'هذا الرابط صالح لمدة 100 دقيقة.',
  ],
  [
    'reset.linkExpiry',
    { seconds: 1 },
    'This link is valid for 1 second.',
    'هذا الرابط صالح لمدة ثانية واحدة.',
  ],
  [
    'reset.linkExpiry',
    { seconds: 2 },
    'This link is valid for 2 seconds.',
    'هذا الرابط صالح لمدة ثانيتين.',
  ],
  [
    'reset.linkExpiry',
    { seconds: 10 },
    'This link is valid for 10 seconds.',
    'هذا الرابط صالح لمدة 10 ثوانٍ.',
  ],
  [
    'reset.linkExpiry',
    { seconds: 45 },
    'This link is valid for 45 seconds.',
    'هذا الرابط صالح لمدة 45 ثانية.',
  ],
  [
    'cart.subject',
    { count: 1 },
    '1 product is waiting in your cart',
    'منتج واحد بانتظارك في السلة',
  ],
  ['cart.subject', { count: 2 }, '2 products are waiting in your cart', 'منتجان بانتظارك في السلة'],
  [
    'cart.subject',
    { count: 3 },
    '3 products are waiting in your cart',
    '3 منتجات بانتظارك في السلة',
  ],
  [
    'cart.subject',
    { count: 11 },
    '11 products are waiting in your cart',
    '11 منتجًا بانتظارك في السلة',
  ],
  ['offers.discount', { percent: 20 }, '20% off', 'خصم 20%'],
] as const)('the message %s formats %o', (id, values, english, arabic) => {
  expect(formatMessage(en[id], values, 'en')).toBe(english)
  expect(formatMessage(ar[id], values, 'ar')).toBe(arabic)
})
