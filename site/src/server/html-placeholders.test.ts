import { localConfig } from '@shop/config/local-config.js'

import { fillMarks } from './html-placeholders.ts'

const config = localConfig('https://shop.test', 'https://api.test')

test('address and brand are this installation’s, wherever there is room for them', () => {
  const text = '%BRAND%: %SITE%/shop, %SITE%/sale by %BRAND%'
  expect(fillMarks(text, config)).toBe(
    'Wasla: https://shop.test/shop, https://shop.test/sale by Wasla',
  )
})

test('an address is filled in without a slash, however it is configured', () => {
  expect(fillMarks('%SITE%/x', { ...config, siteUrl: 'https://shop.test/' })).toBe(
    'https://shop.test/x',
  )
})

test('a brand’s name is text, whatever it is made of', () => {
  const brandName = { en: '"$&" <b>&co</b>', ar: 'و' }
  expect(fillMarks('<title>%BRAND%</title>', { ...config, brandName })).toBe(
    '<title>&quot;$&amp;&quot; &lt;b&gt;&amp;co&lt;/b&gt;</title>',
  )
})
