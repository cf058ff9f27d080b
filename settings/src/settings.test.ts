import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import Fastify from 'fastify'

import { findProblems } from './find-problems.ts'
import { defaultRateLimits } from './rate-limits.ts'
import { readSettings, type Setting } from './read-settings.ts'
import { SettingsError } from './settings-error.ts'
import { createSettingsSchema } from './settings-schema.ts'
import { allSettings, loadSource } from './settings-source.ts'
import { siteSettings } from './site-settings.ts'
import { parseTrustedProxies, toTrustProxyOption } from './trusted-proxies.ts'

const folders: string[] = []

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** Creates a folder with these files. */
function createTemporaryFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

describe('readSettings', () => {
  const SECRET = 'a secret of at least 32 characters'

  /** Reads the site's settings from variables and a file. */
  function read(env: NodeJS.ProcessEnv, file?: string, name = 'shop.yaml') {
    const folder = createTemporaryFolder(file === undefined ? {} : { [name]: file })
    const given = file === undefined ? env : { CONFIG_FILE: name, ...env }
    return readSettings(siteSettings, loadSource(given, folder))
  }

  /** The problems of all settings; the folder of the file is left out of their texts. */
  function problemsOf(env: NodeJS.ProcessEnv, files: Record<string, string> = {}) {
    const folder = createTemporaryFolder(files)
    const [name] = Object.keys(files)
    const found = findProblems(name ? { CONFIG_FILE: name, ...env } : env, folder)
    return found.map((problem) => problem.replace(`${folder}/`, ''))
  }

  describe('readSettings', () => {
    test('returns defaults where nothing is set', () => {
      expect(read({})).toMatchObject({ port: 3000, renderBudgetMs: 300, overrideOrigins: [] })
    })

    test.each([
      [
        'shop.yaml',
        'site:\n  port: 8080\n  overrideOrigins: [https://qa.example/]\nbrand: # ours\n',
      ],
      ['shop.json', '{ "site": { "port": 8080, "overrideOrigins": ["https://qa.example"] } }'],
    ])('reads %s', async (name, file) => {
      const settings = read({}, file, name)
      expect(settings).toMatchObject({ port: 8080, overrideOrigins: ['https://qa.example'] })
    })

    test('takes a variable before the file, and an empty variable for none', () => {
      const file = 'site: { port: 8080, host: 127.0.0.1 }'
      const settings = read({ PORT: '9090', SITE_HOST: '' }, file)
      expect(settings).toMatchObject({ port: 9090, host: '127.0.0.1' })
    })

    test('reads structures from a variable as JSON, from the file as they are', () => {
      const brandName = { en: 'Wasla', ar: 'وصلة' }
      const file = 'brand:\n  name: { en: Wasla, ar: وصلة }'
      expect(read({ BRAND_NAME: JSON.stringify(brandName) }).brandName).toEqual(brandName)
      expect(read({}, file).brandName).toEqual(brandName)
    })

    test('reads a secret from a file of its own, without the line break at its end', () => {
      const folder = createTemporaryFolder({ secret: `${SECRET}\n` })
      const settings = read({ RELEASE_SECRET_FILE: path.join(folder, 'secret') })
      expect(settings.releaseSecret).toBe(SECRET)
    })

    test('takes a relative folder of the file from there, of a variable from the working directory', () => {
      const folder = createTemporaryFolder({
        'etc/shop.yaml': 'site: { releaseDir: ../released }',
      })
      const readIn = (env: NodeJS.ProcessEnv) =>
        readSettings(siteSettings, loadSource(env, folder)).releaseDir
      const CONFIG_FILE = 'etc/shop.yaml'
      expect(readIn({})).toBe(path.join(folder, '.site'))
      expect(readIn({ CONFIG_FILE })).toBe(path.join(folder, 'released'))
      expect(readIn({ CONFIG_FILE, RELEASE_DIR: 'here' })).toBe(path.join(folder, 'here'))
      expect(readIn({ RELEASE_DIR: '/elsewhere' })).toBe('/elsewhere')
    })

    test('throws for a file that cannot be read, or is none', () => {
      const missing = () => loadSource({ CONFIG_FILE: '/nowhere/shop.yaml' }, '/')
      expect(missing).toThrow(SettingsError)
      expect(missing).toThrow('CONFIG_FILE /nowhere/shop.yaml cannot be read: ENOENT')
      expect(() => read({}, 'site: [')).toThrow(/shop\.yaml is not YAML: .*line 1/)
      expect(() => read({}, '- site')).toThrow(/shop\.yaml must hold keys and values$/)
    })
  })

  describe('findProblems', () => {
    test('returns those of one program, where that is asked for', () => {
      const env = { NODE_ENV: 'production', PORT: 'http' }
      expect(findProblems(env, '/', ['site'])).toEqual([expect.stringMatching(/^PORT must be /)])
      expect(findProblems(env, '/', ['backend'])).toEqual([
        expect.stringMatching(/^STRIPE_SECRET_KEY is missing/),
      ])
    })

    test('returns none for settings that all can start with', () => {
      expect(problemsOf({})).toEqual([])
    })

    test('returns every problem, with the variable or the key', () => {
      const file = 'site:\n  port: http\n  prot: 80\nbackend: { url: shop.example }\nmail: none\n'
      expect(problemsOf({ RATE_LIMITS: 'maybe' }, { 'shop.yaml': file })).toEqual([
        'site.prot in shop.yaml is no setting',
        'mail in shop.yaml is no setting',
        'backend.url in shop.yaml must be an http or https address, not "shop.example"',
        'site.port in shop.yaml must be a port number between 1 and 65535, not "http"',
        'RATE_LIMITS must be on or off, not "maybe"',
      ])
    })

    test('returns what is wrong in a structure, part by part', () => {
      const file = `backend:
  customRateLimits:
    order: { max: 30 }
    orders: { max: many, minutes: 0 }
    searches: { maxByAddress: 5, hours: 1 }
    login: 30
    passwordResetEmails: { minutes: 60 }
    coupons: { minutes: 10 }
`
      const from = 'backend.customRateLimits in shop.yaml:'
      expect(problemsOf({}, { 'shop.yaml': file })).toEqual([
        `${from} orders.max must be a whole number between 1 and 1000000, not "many"`,
        `${from} orders.minutes must be a whole number between 1 and 1440, not 0`,
        `${from} login must be an object with max, minutes, maxByAddress, not 30`,
        `${from} passwordResetEmails.minutes must be a whole number between 1 and 30, not 60`,
        `${from} searches.maxByAddress is no number of this limit, which has max, minutes`,
        `${from} searches.hours is no number of this limit, which has max, minutes`,
        expect.stringContaining(`${from} order is no limit; there are orders, checkouts, `),
      ])
      expect(problemsOf({ CUSTOM_RATE_LIMITS: '{ "order": {} }' })).toEqual([
        expect.stringMatching(/^CUSTOM_RATE_LIMITS: order is no limit; there are orders, /),
      ])
      const narrow = '{ "orders": { "max": 30, "maxByAddress": 20 }, "login": { "max": 90 } }'
      expect(problemsOf({ CUSTOM_RATE_LIMITS: narrow })).toEqual([
        'CUSTOM_RATE_LIMITS must not let an address do less than an account: orders',
      ])
      expect(problemsOf({ CUSTOM_RATE_LIMITS: 'orders=30/1m' })).toEqual([
        expect.stringMatching(
          /^CUSTOM_RATE_LIMITS must be an object of limits, such as \{.*"orders=/,
        ),
      ])
    })

    test('keeps secrets out of the file, and out of its sentences', () => {
      const file = `releaseSecret: ${SECRET}`
      expect(problemsOf({}, { 'shop.yaml': file })).toEqual([
        'releaseSecret in shop.yaml is a secret: set RELEASE_SECRET instead, or RELEASE_SECRET_FILE to a file that holds nothing else',
      ])
      expect(problemsOf({ JWT_SECRET: 'short' })).toEqual([
        'JWT_SECRET must be a text of at least 32 characters',
      ])
      expect(problemsOf({ DATABASE_URL: 'mysql://shop:password@db/shop' })).toEqual([
        'DATABASE_URL must be an address that starts with postgres://',
      ])
    })

    test('names a secret that is given twice, or whose file is missing', () => {
      const twice = { JWT_SECRET: SECRET, JWT_SECRET_FILE: '/run/jwt' }
      expect(problemsOf(twice)).toEqual([
        'JWT_SECRET and JWT_SECRET_FILE are both set; one must go',
      ])
      const shared = {
        NODE_ENV: 'production',
        PAYMENTS: 'test',
        DATABASE_URL: 'postgres://db/shop',
      }
      expect(problemsOf({ ...shared, ...twice })).toEqual([
        'JWT_SECRET and JWT_SECRET_FILE are both set; one must go',
      ])
      expect(problemsOf({ JWT_SECRET_FILE: '/run/jwt' })).toEqual([
        expect.stringMatching(/^JWT_SECRET_FILE \/run\/jwt cannot be read: ENOENT/),
      ])
    })
  })
})

describe('settings-schema', () => {
  const docs = path.join(import.meta.dirname, '../../docs')

  const settings: readonly Setting[] = allSettings

  test('the schema of the configuration file is recorded: npm run --silent settings -- schema > docs/settings.schema.json', () => {
    const recorded: unknown = JSON.parse(
      readFileSync(path.join(docs, 'settings.schema.json'), 'utf8'),
    )
    expect(recorded).toEqual(createSettingsSchema())
  })

  test('the schema has no place for secrets', () => {
    const text = JSON.stringify(createSettingsSchema())
    expect(text).toContain('"from":')
    expect(text).not.toMatch(/"(\w*secret\w*|databaseUrl)":/i)
  })

  test('each setting has a variable and a key of its own', () => {
    const keys = settings.flatMap(({ key }) => key ?? [])
    expect(new Set(keys).size).toBe(keys.length)
    // No key lies within the section of another.
    for (const key of keys) expect(keys.filter((other) => other.startsWith(`${key}.`))).toEqual([])
  })

  test.each(Object.entries(defaultRateLimits))(
    'the limit %s is documented with its numbers',
    (name, numbers) => {
      const document = readFileSync(path.join(docs, 'configuration.md'), 'utf8')
      const [row = ''] = document.split('\n').filter((line) => line.startsWith(`| \`${name}\``))
      const cells = row.split('|').map((cell) => cell.trim())
      const byAddress = 'maxByAddress' in numbers ? numbers.maxByAddress : '–'
      expect(cells.slice(2, 5)).toEqual([`${numbers.max}`, `${byAddress}`, `${numbers.minutes}`])
    },
  )

  test.each(settings.map((setting) => [setting.variable, setting] as const))(
    '%s is documented',
    (variable, { key, isSecret }) => {
      const document = readFileSync(path.join(docs, 'configuration.md'), 'utf8')
      expect(document).toContain(`| \`${variable}\``)
      if (key && !isSecret) expect(document).toContain(`\`${key}\``)
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
