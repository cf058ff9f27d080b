import { setUpBrowser } from '@shop/testing/set-up-browser.ts'

import { toCardPageUrl } from './card-page-url.ts'

test('toCardPageUrl hands language and theme to a card page on the portal’s origin', () => {
  setUpBrowser({ lang: 'ar' })
  expect(toCardPageUrl('http://portal.test/pay/42')).toBe(
    'http://portal.test/pay/42?lang=ar&theme=light',
  )
})

test('toCardPageUrl leaves a payment provider’s address as it is', () => {
  const url = 'https://checkout.provider.test/c/pay?a=1#secret%2F'
  expect(toCardPageUrl(url)).toBe(url)
})
