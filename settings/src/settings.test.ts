import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import Fastify from 'fastify'

import { backendSettings } from './backend-settings.ts'
import { findProblems } from './config-command.ts'
import { defaultRateLimits } from './rate-limits.ts'
import { readSettings } from './read-settings.ts'
import { siteSettings } from './site-settings.ts'
import { parseTrustedProxies, toTrustProxyOption } from './trusted-proxies.ts'

const SECRET = 'a secret of at least 32 characters'

describe('readSettings', () => {
  const read = (env: NodeJS.ProcessEnv) => readSettings(siteSettings, env)

  test('returns defaults where nothing is set, or an empty text', () => {
    const defaults = { PORT: 3000, RENDER_BUDGET_MS: 300, OVERRIDE_ORIGINS: [] }
    expect(read({ PORT: '' })).toMatchObject(defaults)
  })

  test('reads numbers, lists and structures', () => {
    const BRAND_NAME = { en: 'Souq', ar: 'سوق' }
    const env = { PORT: '9090', OVERRIDE_ORIGINS: 'https://qa.example/, http://localhost:3101' }
    expect(read({ ...env, BRAND_NAME: JSON.stringify(BRAND_NAME) })).toMatchObject({
      PORT: 9090,
      OVERRIDE_ORIGINS: ['https://qa.example', 'http://localhost:3101'],
      BRAND_NAME,
    })
  })

  test('reads a value from a file, without the line break at its end', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
    const file = path.join(folder, 'secret')
    writeFileSync(file, `${SECRET}\n`)
    expect(readSettings(backendSettings, { JWT_SECRET_FILE: file }).JWT_SECRET).toBe(SECRET)
    rmSync(folder, { recursive: true })
  })
})

describe('findProblems', () => {
  test('returns those of one program, where that is asked for', () => {
    const env = { NODE_ENV: 'production', PORT: 'http' }
    expect(findProblems(env, ['site'])).toEqual([expect.stringMatching(/^PORT must be /)])
    expect(findProblems(env, ['backend'])).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY is missing/),
    ])
  })

  test('returns none for settings that all can start with', () => {
    expect(findProblems({})).toEqual([])
  })

  test('returns every problem, with the variable', () => {
    const env = { PORT: 'http', BACKEND_URL: 'shop.example', RATE_LIMITS: 'maybe' }
    expect(findProblems(env)).toEqual([
      'BACKEND_URL must be an http or https address, not "shop.example"',
      'PORT must be a port number between 1 and 65535, not "http"',
      'RATE_LIMITS must be on or off, not "maybe"',
    ])
  })

  test.each([
    ['{ "order": {} }', ['Unrecognized key: "order"']],
    [
      '{ "orders": { "max": "many", "minutes": 0 } }',
      [
        'orders.max: Invalid input: expected number, received string',
        'orders.minutes: Too small: expected number to be >=1',
      ],
    ],
    [
      '{ "searches": { "maxByAddress": 5, "hours": 1 } }',
      ['searches: Unrecognized keys: "maxByAddress", "hours"'],
    ],
    ['{ "login": 30 }', ['login: Invalid input: expected object, received number']],
    [
      '{ "passwordResetEmails": { "minutes": 60 } }',
      ['passwordResetEmails.minutes: Too big: expected number to be <=30'],
    ],
    [
      '{ "orders": { "max": 30, "maxByAddress": 20 }, "login": { "max": 90 } }',
      ['must not let an address do less than an account: orders'],
    ],
    ['{ "coupons": { "minutes": 10 } }', []],
    [
      'orders=30/1m',
      [
        'must be an object of limits, such as {"orders": {"max": 100, "minutes": 10}}, not "orders=30/1m"',
      ],
    ],
  ])('names the wrong parts of CUSTOM_RATE_LIMITS=%s', (CUSTOM_RATE_LIMITS, problems) => {
    expect(findProblems({ CUSTOM_RATE_LIMITS })).toEqual(
      problems.map((problem) => `CUSTOM_RATE_LIMITS ${problem}`),
    )
  })

  test.each([
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must be a text of at least 32 characters'],
    [
      { DATABASE_URL: 'mysql://shop:password@db/shop' },
      'DATABASE_URL must be an address that starts with postgres://',
    ],
    [
      { STRIPE_SECRET_KEY: 'live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_SECRET_KEY must be a secret or restricted key: sk_ or rk_ and letters, digits and underscores',
    ],
  ])('does not repeat secrets: %j', (env, problem) => {
    expect(findProblems(env)).toEqual([problem])
  })

  test('names a secret that is given twice, or whose file is missing', () => {
    const twice = { JWT_SECRET: SECRET, JWT_SECRET_FILE: '/run/jwt' }
    const shared = { NODE_ENV: 'production', PAYMENTS: 'test', DATABASE_URL: 'postgres://db/shop' }
    const problem = 'JWT_SECRET and JWT_SECRET_FILE are both set; one must go'
    expect(findProblems(twice)).toEqual([problem])
    // That it is missing is not said as well.
    expect(findProblems({ ...shared, ...twice })).toEqual([problem])
    expect(findProblems({ JWT_SECRET_FILE: '/run/jwt' })).toEqual([
      expect.stringMatching(/^JWT_SECRET_FILE \/run\/jwt cannot be read: ENOENT/),
    ])
  })
})

describe('docs/configuration.md', () => {
  const document = readFileSync(
    path.join(import.meta.dirname, '../../docs/configuration.md'),
    'utf8',
  )

  const findCells = (name: string) => {
    const [row = ''] = document.split('\n').filter((line) => line.startsWith(`| \`${name}\``))
    return row.split('|').map((cell) => cell.trim())
  }

  test.each(Object.entries(defaultRateLimits))(
    'has the limit %s with its numbers',
    (name, numbers) => {
      const byAddress = 'maxByAddress' in numbers ? numbers.maxByAddress : '–'
      expect(findCells(name).slice(2, 5)).toEqual([
        `${numbers.max}`,
        `${byAddress}`,
        `${numbers.minutes}`,
      ])
    },
  )

  test.each(Object.entries({ ...siteSettings, ...backendSettings }))(
    'has the variable %s with its default',
    (name, schema) => {
      const value = schema.parse(undefined) as string | number | false | string[] | undefined
      const text = value === false ? 'off' : String(value ?? '')
      expect(findCells(name)[2]).toBe(text === '' ? '–' : `\`${text}\``)
    },
  )
})

describe('trusted-proxies', () => {
  async function getAddress(setting: string, forwardedFor: string, remoteAddress = '10.0.0.2') {
    const proxies = parseTrustedProxies(setting)
    if (proxies === null) throw new Error(`${setting} is not a setting.`)
    const app = Fastify({ trustProxy: toTrustProxyOption(proxies) })
    app.get('/', (request) => request.ip)
    const headers = { 'x-forwarded-for': forwardedFor }
    return (await app.inject({ url: '/', headers, remoteAddress })).body
  }

  const spoofed = '203.0.113.9, 198.51.100.7'

  test.each([
    ['off', '10.0.0.2'],
    ['10.0.0.2', '198.51.100.7'],
    ['10.0.0.0/8', '198.51.100.7'],
    ['uniquelocal', '198.51.100.7'],
    ['192.168.0.1', '10.0.0.2'],
    ['1', '198.51.100.7'],
  ])('with TRUST_PROXY=%s a spoofed X-Forwarded-For leads to %s', async (setting, address) => {
    expect(await getAddress(setting, spoofed)).toBe(address)
  })

  test('a caller that is no named proxy is not believed', async () => {
    expect(await getAddress('10.0.0.2', spoofed, '198.51.100.8')).toBe('198.51.100.8')
  })

  test('two hops are two proxies', async () => {
    expect(await getAddress('2', '203.0.113.9, 198.51.100.7, 10.0.0.3')).toBe('198.51.100.7')
  })

  test.each(['true', 'on', 'all', '*', '', '0', '-1', '0.0.0.0/0', '::/0', 'proxy', '10.0.0.2,'])(
    'parseTrustedProxies rejects "%s"',
    (setting) => {
      expect(parseTrustedProxies(setting)).toBeNull()
    },
  )
})
