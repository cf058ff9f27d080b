import { createLocalConfig } from '@shop/release-format/local-config.js'

import { fillPlaceholders } from './html-placeholders.ts'

const config = {
  ...createLocalConfig('https://shop.test', 'https://api.test'),
  brandName: { en: 'Souq', ar: 'سوق' },
}

describe('fillPlaceholders', () => {
  test('replaces every placeholder by this installation’s origin and brand', () => {
    const text = '%BRAND%: %SITE%/shop, %SITE%/sale by %BRAND%'
    expect(fillPlaceholders(text, config)).toBe(
      'Souq: https://shop.test/shop, https://shop.test/sale by Souq',
    )
  })

  test('fills in the origin without a trailing slash', () => {
    expect(fillPlaceholders('%SITE%/x', { ...config, siteUrl: 'https://shop.test/' })).toBe(
      'https://shop.test/x',
    )
  })

  test('fills in where failures are reported to, if anywhere', () => {
    const fill = (reportUrl: string | undefined) =>
      fillPlaceholders('data-reports="%REPORT_URL%"', { ...config, reportUrl })
    expect(fill('https://api.test/?a=1&b')).toBe('data-reports="https://api.test/?a=1&amp;b"')
    expect(fill(undefined)).toBe('data-reports=""')
  })

  test('escapes the brand’s name', () => {
    const brandName = { en: '"$&" <b>&co</b>', ar: 'و' }
    expect(fillPlaceholders('<title>%BRAND%</title>', { ...config, brandName })).toBe(
      '<title>&quot;$&amp;&quot; &lt;b&gt;&amp;co&lt;/b&gt;</title>',
    )
  })
})
