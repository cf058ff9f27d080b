import { readEnvironment, StartError } from './env.ts'

function problemsOf(env: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(env, '/shop')
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as StartError).message
  }
}

test('nothing needs to be set', () => {
  expect(readEnvironment({}, '/shop')).toEqual({
    ...{ port: 4000, host: 'localhost', backendUrl: 'http://localhost:4000' },
    ...{ dataDir: '/shop/.data', databaseUrl: undefined, jwtSecret: undefined, stripe: undefined },
    siteOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    ...{ rateLimits: true, trustProxy: false },
  })
})

test('empty variables count as absent', () => {
  expect(problemsOf({ BACKEND_PORT: '', DATABASE_URL: '', JWT_SECRET: '' })).toBe('')
})

test('everything can be set', () => {
  const env = readEnvironment(
    {
      ...{ BACKEND_PORT: '8080', BACKEND_URL: 'https://api.shop.example/', DATA_DIR: '/var/shop' },
      ...{ DATABASE_URL: 'postgres://shop@db/shop', RATE_LIMITS: 'off', TRUST_PROXY: 'on' },
      SITE_ORIGINS: 'https://shop.example, https://qa.shop.example/',
      JWT_SECRET: 'x'.repeat(32),
    },
    '/shop',
  )
  expect(env).toMatchObject({
    ...{ port: 8080, backendUrl: 'https://api.shop.example', dataDir: '/var/shop' },
    ...{ databaseUrl: 'postgres://shop@db/shop', rateLimits: false, trustProxy: true },
    siteOrigins: ['https://shop.example', 'https://qa.shop.example'],
  })
})

test.each([
  [{ BACKEND_PORT: 'http' }, 'BACKEND_PORT must be a port number'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must start with postgres://'],
  [{ SITE_ORIGINS: 'shop.example' }, 'SITE_ORIGINS must be origins'],
  [{ SITE_ORIGINS: 'https://shop.example/path' }, 'SITE_ORIGINS must be origins'],
  [{ BACKEND_URL: 'ftp://x' }, 'BACKEND_URL must be an http or https address'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be on or off'],
  [{ STRIPE_SECRET_KEY: 'pk_1' }, 'STRIPE_SECRET_KEY must start with sk_'],
  [{ STRIPE_SECRET_KEY: 'sk_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
])('%j is refused in a plain sentence', (env, sentence) => {
  expect(problemsOf(env)).toContain(sentence)
})

test('every wrong variable is named at once', () => {
  const problems = problemsOf({ BACKEND_PORT: 'x', JWT_SECRET: 'y' })
  expect(problems).toMatch(/BACKEND_PORT.*; JWT_SECRET/)
})

test('Stripe’s library is sent elsewhere only when told so', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(readEnvironment(stripe, '/shop').stripe).toEqual({
    secretKey: 'sk_1',
    webhookSecret: 'whsec_1',
  })
  const host = { STRIPE_API_HOST: 'localhost', STRIPE_API_PORT: '1', STRIPE_API_PROTOCOL: 'http' }
  expect(readEnvironment({ ...stripe, ...host }, '/shop').stripe?.api).toEqual({
    ...{ host: 'localhost', port: 1, protocol: 'http' },
  })
})
