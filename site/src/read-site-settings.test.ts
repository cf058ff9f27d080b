import { readSiteSettings } from './read-site-settings.ts'

const SECRET = 'a secret of at least 32 characters'

const read = (env: NodeJS.ProcessEnv) => readSiteSettings(env, '/shop')

describe('readSiteSettings', () => {
  test('returns a site and a backend of this machine by default', () => {
    expect(read({ BACKEND_PORT: '4100' })).toMatchObject({
      port: 3000,
      releaseDir: '/shop/.site',
      testers: 'everybody',
      config: {
        siteUrl: 'http://localhost:3000',
        apiUrl: 'http://localhost:4100/api/v1.0',
        portalUrl: 'http://localhost:4100/portal',
        checkoutOrigins: ['http://localhost:4100'],
      },
    })
  })

  test('derives the services from the address of the backend, and takes others where they are named', () => {
    const { config } = read({
      SITE_URL: 'https://shop.example/',
      BACKEND_URL: 'https://api.shop.example',
      TRANSLATION_URL: 'https://translate.example/v1',
      SEARCH_URL: 'off',
      BRAND_NAME: '{"en":"Souq","ar":"سوق"}',
      REMOTE_ORIGINS: 'https://cdn.example',
    })
    expect(config).toMatchObject({
      siteUrl: 'https://shop.example',
      apiUrl: 'https://api.shop.example/api/v1.0',
      paymentsUrl: 'https://api.shop.example/api/v1.0',
      translationUrl: 'https://translate.example/v1',
      bestSellersUrl: 'https://api.shop.example/api/v1.0/products/best-sellers',
      formsUrl: 'https://api.shop.example/api/v1.0/forms',
      brandName: { en: 'Souq', ar: 'سوق' },
      remoteOrigins: ['https://cdn.example'],
    })
    expect(config).not.toHaveProperty('searchUrl')
  })

  test('tells browsers nothing that is not theirs', () => {
    const { config } = read({ AWS_SECRET_ACCESS_KEY: SECRET, TESTERS: 'link' })
    expect(JSON.stringify(config)).not.toContain(SECRET)
    for (const name of ['testers', 'siteHost', 'releaseDir'])
      expect(config).not.toHaveProperty(name)
  })

  test('tells browsers of delivery where it is set', () => {
    const option = { price: 1.5, days: 1 }
    const DELIVERY = {
      dispatchDays: 2,
      options: ['muscat', 'oman', 'abroad'].map((id) => ({ id, ...option })),
    }
    expect(read({ DELIVERY: JSON.stringify(DELIVERY) }).config.delivery).toEqual(DELIVERY)
    expect(read({}).config).not.toHaveProperty('delivery')
    expect(() => read({ DELIVERY: '{"dispatchDays":2,"options":[]}' })).toThrow(
      'DELIVERY options: there must be an option for each of muscat, oman, abroad',
    )
  })

  test('tells browsers the rate of tax, in percent', () => {
    expect(read({}).config.taxPercent).toBe(5)
    expect(read({ TAX_PERCENT: '7.5' }).config.taxPercent).toBe(7.5)
    for (const TAX_PERCENT of ['-1', '101', '5%', '1.005']) {
      expect(() => read({ TAX_PERCENT })).toThrow(
        'TAX_PERCENT must be percent between 0 and 100, with at most two decimals',
      )
    }
  })

  test('takes a number at WhatsApp as digits with the country code, and none by default', () => {
    expect(read({}).config).not.toHaveProperty('whatsAppNumber')
    expect(read({ WHATSAPP_NUMBER: '96824000000' }).config.whatsAppNumber).toBe('96824000000')
    for (const number of ['+96824000000', '0096824000000', '24 00']) {
      expect(() => read({ WHATSAPP_NUMBER: number })).toThrow(/WHATSAPP_NUMBER must be a number/)
    }
  })

  test('tells browsers of no call for forms where there is none', () => {
    expect(read({ FORMS_URL: 'off' }).config).not.toHaveProperty('formsUrl')
  })

  test('looks for the backend on the host of a site that other devices of the network reach', () => {
    const { config } = read({ SITE_URL: 'http://laptop.local:3000' })
    expect(config).toMatchObject({
      siteUrl: 'http://laptop.local:3000',
      apiUrl: 'http://laptop.local:4000/api/v1.0',
      portalUrl: 'http://laptop.local:4000/portal',
      checkoutOrigins: ['http://laptop.local:4000'],
    })
  })

  test.each(['API_URL', 'PAYMENTS_URL'])(
    'asks our backend only for the newest payment and the member’s account, not that of %s',
    (name) => {
      expect(read({}).config.newestPaymentUrl).toMatch(/^http.*\/payment\/newest$/)
      expect(read({}).config.accountUrl).toMatch(/^http.*\/api\/v1\.0\/account$/)
      const other = read({ [name]: 'https://api.other.example/api/v1.0' })
      expect(other.config).not.toHaveProperty('newestPaymentUrl')
      expect(other.config).not.toHaveProperty('accountUrl')
    },
  )

  test('tells the site, and not browsers, where it reaches the backend itself', () => {
    const { internalOrigins, config } = read({
      BACKEND_URL: 'https://api.shop.example',
      BACKEND_INTERNAL_URL: 'http://10.0.0.3:4000',
    })
    expect(internalOrigins).toEqual({ 'https://api.shop.example': 'http://10.0.0.3:4000' })
    expect(JSON.stringify(config)).not.toContain('10.0.0.3')
  })

  test.each([
    [{}, 'http://localhost:4000'],
    [{ PAYMENTS: 'stripe' }, 'https://checkout.stripe.com'],
    [{ NODE_ENV: 'production' }, 'https://checkout.stripe.com'],
    [{ NODE_ENV: 'production', PAYMENTS: 'test' }, 'http://localhost:4000'],
    [{ PAYMENTS: 'thawani' }, 'https://checkout.thawani.om'],
    [
      { PAYMENTS: 'thawani', THAWANI_URL: 'https://uatcheckout.thawani.om/' },
      'https://uatcheckout.thawani.om',
    ],
    [{ PAYMENTS: 'stripe', CHECKOUT_ORIGINS: 'https://pay.example' }, 'https://pay.example'],
  ])('with %j lets the card page be on %s', (env, origin) => {
    expect(read(env).config.checkoutOrigins).toEqual([origin])
  })

  test.each([
    [{ NODE_ENV: 'production' }, 'link'],
    [{ NODE_ENV: 'production', TESTERS: 'everybody' }, 'everybody'],
    [{ TESTERS: 'link' }, 'link'],
  ])('with %j lets versions that were never live be run by %j', (env, testers) => {
    expect(read(env).testers).toEqual(testers)
  })
})
