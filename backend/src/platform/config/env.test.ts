import { defaultRateLimits } from 'settings/rate-limits.ts'

import { readEnvironment, StartupError } from './env.ts'

function getProblems(env: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(env, '/shop')
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError)
    return (error as StartupError).message
  }
}

test('readEnvironment returns the defaults when nothing is set', () => {
  expect(readEnvironment({}, '/shop')).toMatchObject({
    backendPort: 4000,
    backendHost: 'localhost',
    backendUrl: 'http://localhost:4000',
    dataDir: '/shop/.data',
    databaseUrl: undefined,
    jwtSecret: undefined,
    smtpUrl: undefined,
    brandName: { en: 'Wasla', ar: 'وصلة' },
    mailFrom: 'hello@wasla.example',
    formsEmail: 'hello@wasla.example',
    stripe: undefined,
    taxPercent: 5,
    thawani: undefined,
    reportReaders: 'everybody',
    monitor: { host: 'localhost', port: undefined, minFreeDiskMb: 200 },
    siteOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    log: { level: 'warn', format: 'text' },
    slowQueryMs: 500,
    otelExporterOtlpEndpoint: undefined,
    rateLimits: true,
    limits: defaultRateLimits,
    trustProxy: false,
    demoData: true,
  })
})

test('readEnvironment treats empty variables as unset', () => {
  expect(getProblems({ BACKEND_PORT: '', DATABASE_URL: '', JWT_SECRET: '' })).toBe('')
})

test('readEnvironment returns the configured values', () => {
  const env = readEnvironment(
    {
      BACKEND_PORT: '8080',
      BRAND_NAME: '{"en":"Souq","ar":"سوق"}',
      BACKEND_URL: 'https://api.shop.example/',
      DATA_DIR: '/var/shop',
      MEDIA_STORE: 's3://shop/pictures',
      RELEASE_STORE_REGION: 'me-central-1',
      DATABASE_URL: 'postgres://shop@db/shop',
      RATE_LIMITS: 'off',
      CUSTOM_RATE_LIMITS: '{ "orders": { "max": 100 } }',
      TRUST_PROXY: '10.0.0.2, 10.1.0.0/16,loopback',
      SITE_ORIGINS: 'https://shop.example, https://qa.shop.example/',
      JWT_SECRET: 'x'.repeat(32),
      RELEASE_SECRET: 'y'.repeat(32),
      SMTP_URL: 'smtps://shop:secret@mail.example:465',
      MAIL_FROM: 'shop@shop.example',
    },
    '/shop',
  )
  expect(env).toMatchObject({
    backendPort: 8080,
    brandName: { en: 'Souq', ar: 'سوق' },
    backendUrl: 'https://api.shop.example',
    dataDir: '/var/shop',
    mediaStore: {
      address: 's3://shop/pictures',
      access: { RELEASE_STORE_REGION: 'me-central-1' },
    },
    databaseUrl: 'postgres://shop@db/shop',
    rateLimits: false,
    limits: { ...defaultRateLimits, orders: { max: 100, minutes: 10, maxByAddress: 1000 } },
    reportReaders: { secret: 'y'.repeat(32) },
    trustProxy: ['10.0.0.2', '10.1.0.0/16', 'loopback'],
    siteOrigins: ['https://shop.example', 'https://qa.shop.example'],
    smtpUrl: 'smtps://shop:secret@mail.example:465',
    mailFrom: 'shop@shop.example',
  })
})

test.each([
  [{ BACKEND_PORT: 'http' }, 'BACKEND_PORT must be a port number'],
  [{ MEDIA_STORE: '/var/media' }, 'MEDIA_STORE must be s3://BUCKET or s3://BUCKET/PREFIX'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address that starts with postgres://'],
  [{ SITE_ORIGINS: 'shop.example' }, 'SITE_ORIGINS must be origins'],
  [{ SITE_ORIGINS: 'https://shop.example/path' }, 'SITE_ORIGINS must be origins'],
  [{ BACKEND_URL: 'ftp://x' }, 'BACKEND_URL must be an http or https address'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must be a text of at least 32 characters'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be on or off'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be the proxies in front of the backend'],
  [{ TRUST_PROXY: 'on' }, 'such as 10.0.0.2 or 10.0.0.0/8 or loopback'],
  [{ TRUST_PROXY: '*' }, 'TRUST_PROXY must be the proxies'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must be the proxies'],
  [{ TRUST_PROXY: '::/0' }, 'TRUST_PROXY must be the proxies'],
  [{ TRUST_PROXY: 'loopback,nowhere' }, 'TRUST_PROXY must be the proxies'],
  [{ TRUST_PROXY: '0' }, 'or how many there are, such as 1'],
  [
    { SMTP_URL: 'mail.example' },
    'SMTP_URL must be an address that starts with smtp:// or smtps://',
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing; SMTP_URL needs it'],
  [{ MAIL_FROM: 'Shop' }, 'MAIL_FROM must be an e-mail address'],
  [{ PAYMENTS: 'cash' }, 'PAYMENTS must be stripe or thawani or test'],
  [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY is missing'],
  [{ NODE_ENV: 'production' }, 'STRIPE_SECRET_KEY is missing; PAYMENTS=thawani goes'],
  [
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://shop@db/shop' },
    'JWT_SECRET is missing; backends that share a database have to share it',
  ],
  [
    { PAYMENTS: 'test', STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'PAYMENTS must not be test',
  ],
  [
    { PAYMENTS: 'thawani', STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'PAYMENTS must not be thawani when STRIPE_SECRET_KEY is set',
  ],
  [{ PAYMENTS: 'thawani' }, 'THAWANI_SECRET_KEY is missing; PAYMENTS=thawani needs it'],
  [
    { PAYMENTS: 'thawani', THAWANI_SECRET_KEY: 'a', THAWANI_PUBLISHABLE_KEY: 'b' },
    'THAWANI_WEBHOOK_SECRET is missing',
  ],
  [{ THAWANI_SECRET_KEY: 'a' }, 'THAWANI_SECRET_KEY is set, and PAYMENTS is not thawani'],
  [{ THAWANI_PUBLISHABLE_KEY: 'a&b' }, 'THAWANI_PUBLISHABLE_KEY must be a key of letters'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be on or off'],
  [{ STRIPE_SECRET_KEY: 'pk_1' }, 'STRIPE_SECRET_KEY must be a secret or restricted key'],
  [{ STRIPE_SECRET_KEY: 'sk_live_…' }, 'STRIPE_SECRET_KEY must be a secret or restricted key'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_…' }, 'STRIPE_WEBHOOK_SECRET must be whsec_ and'],
  [{ STRIPE_SECRET_KEY: 'sk_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
])('readEnvironment rejects %j with a message', (env, sentence) => {
  expect(getProblems(env)).toContain(sentence)
})

test('readEnvironment names all invalid variables in one message', () => {
  const problems = getProblems({ BACKEND_PORT: 'x', JWT_SECRET: 'y' })
  expect(problems).toMatch(/BACKEND_PORT.*; JWT_SECRET/)
})

test('readEnvironment returns the address of Stripe’s API only when it is set', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(readEnvironment(stripe, '/shop').stripe).toEqual({
    secretKey: 'sk_1',
    webhookSecret: 'whsec_1',
  })
  const host = { STRIPE_API_HOST: 'localhost', STRIPE_API_PORT: '1', STRIPE_API_PROTOCOL: 'http' }
  expect(readEnvironment({ ...stripe, ...host }, '/shop').stripe?.api).toEqual({
    host: 'localhost',
    port: 1,
    protocol: 'http',
  })
})

test('readEnvironment returns Thawani with its keys', () => {
  const keys = {
    THAWANI_SECRET_KEY: 'secret',
    THAWANI_PUBLISHABLE_KEY: 'public',
    THAWANI_WEBHOOK_SECRET: 'webhook',
  }
  expect(readEnvironment({ PAYMENTS: 'thawani', ...keys }, '/shop')).toMatchObject({
    stripe: undefined,
    thawani: {
      secretKey: 'secret',
      publishableKey: 'public',
      webhookSecret: 'webhook',
      url: 'https://checkout.thawani.om',
    },
  })
})

test.each([
  [{}, true],
  [{ DEMO_DATA: 'off' }, false],
  [{ NODE_ENV: 'production', PAYMENTS: 'test' }, false],
  [{ NODE_ENV: 'production', PAYMENTS: 'test', DEMO_DATA: 'on' }, true],
])('readEnvironment with %j sets demoData to %s', (env, demoData) => {
  expect(readEnvironment(env, '/shop')).toMatchObject({ demoData })
})

test('readEnvironment returns how many proxies there are', () => {
  expect(readEnvironment({ TRUST_PROXY: '2' }, '/shop').trustProxy).toBe(2)
})
