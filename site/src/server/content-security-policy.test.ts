import { createHash } from 'node:crypto'

import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'

import { createEntry } from '../testing/site-fixtures.ts'
import {
  createPolicyWriter,
  type DeclaredOrigins,
  hashInlineScripts,
  uniteOrigins,
} from './content-security-policy.ts'

const config: RuntimeConfig = {
  ...createLocalConfig('https://shop.test', 'https://api.test'),
  paymentsUrl: 'https://pay-api.test:8443/api/v1.0',
  translationUrl: 'https://translate.test/get?x=1',
}

/** The sources of each directive. */
function policy(
  html: string,
  changes: Partial<RuntimeConfig> = {},
  declared: DeclaredOrigins = {},
) {
  const write = createPolicyWriter({ ...config, ...changes })
  const text = write(hashInlineScripts(html), declared)
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('createPolicyWriter', () => {
  test('allows the inline scripts of the page by their hashes, and no others', () => {
    const html =
      '<script>one()</script>\n<script>\n two()\n</script><script src="/main.js"></script>'
    expect(policy(html)['script-src']).toEqual(["'self'", hashOf('one()'), hashOf('\n two()\n')])
    expect(policy('<p>')['script-src']).toEqual(["'self'"])
  })

  test('forbids eval, framing, foreign form targets, and frames of anything but the maps service', () => {
    const { 'script-src': scripts, ...others } = policy('<script>one()</script>')
    expect(scripts).not.toContain("'unsafe-inline'")
    expect(scripts).not.toContain("'unsafe-eval'")
    expect(others).toMatchObject({
      'default-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'worker-src': ["'self'"],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-src': ['https://www.google.com'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    })
  })

  test('lets the overlay of a development server show what does not compile, and no other', () => {
    const { 'trusted-types': types } = policy('', { overrideOrigins: ['http://localhost:3200'] })
    expect(types).toEqual(['default', 'webpack-dev-server#overlay', "'allow-duplicates'"])
  })

  test('allows calls to the configured APIs only, each origin once', () => {
    expect(policy('')['connect-src']).toEqual([
      "'self'",
      'https://api.test',
      'https://pay-api.test:8443',
      'https://translate.test',
    ])
    const others = {
      searchUrl: 'https://search.test/products',
      bestSellersUrl: 'https://sales.test/best',
      formsUrl: 'https://forms.test/new',
      accountUrl: 'https://members.test/account',
    }
    expect(policy('', others)['connect-src']).toEqual(
      expect.arrayContaining([
        'https://search.test',
        'https://sales.test',
        'https://forms.test',
        'https://members.test',
      ]),
    )
    const one = createLocalConfig('http://localhost:3000', 'http://localhost:4000')
    expect(policy('', one)['connect-src']).toEqual(["'self'", 'http://localhost:4000'])
  })

  test('allows pictures from the APIs', () => {
    expect(policy('')['img-src']).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://api.test',
      'https://pay-api.test:8443',
      'https://translate.test',
    ])
  })

  test('allows whatever a remote has of its own from the origins of remotes, and from nowhere else', () => {
    const remotes = {
      remoteOrigins: ['https://cdn.test/'],
      overrideOrigins: ['http://localhost:3101'],
      reportUrl: 'https://reports.test/failures',
    }
    const directives = policy('', remotes)
    const ofRemotes = ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src', 'media-src']
    for (const name of ofRemotes) {
      expect(directives[name]).toEqual(
        expect.arrayContaining(['https://cdn.test', 'http://localhost:3101']),
      )
    }
    expect(directives['connect-src']).toContain('https://reports.test')
    expect(directives['script-src']).not.toContain('https://reports.test')
  })

  test('allows web sockets to override origins only', () => {
    const { 'connect-src': calls = [], ...others } = policy('', {
      remoteOrigins: ['https://cdn.test/'],
      overrideOrigins: ['http://localhost:3101', 'https://dev.test'],
    })
    expect(calls.filter((source) => source.startsWith('ws'))).toEqual([
      'ws://localhost:3101',
      'wss://dev.test',
    ])
    expect(JSON.stringify(others)).not.toContain('ws://')
  })

  test('allows each kind of request that a live version declares from there, and no other', () => {
    const before = policy('<script>one()</script>')
    const declared = {
      connect: ['https://tiles.example'],
      img: ['https://pictures.example:8443'],
      media: ['https://sounds.example'],
      frame: ['https://maps.example'],
      font: ['https://fonts.example'],
    }
    expect(policy('<script>one()</script>', {}, declared)).toEqual({
      ...before,
      'connect-src': [
        ...(before['connect-src'] ?? []),
        'https://tiles.example',
        'wss://tiles.example',
      ],
      'img-src': [...(before['img-src'] ?? []), 'https://pictures.example:8443'],
      'media-src': ["'self'", 'https://sounds.example'],
      'frame-src': ['https://www.google.com', 'https://maps.example'],
      'font-src': ["'self'", 'https://fonts.example'],
    })
  })

  test.each(['script', 'style', 'worker', 'default', 'object', 'frame-ancestors', '__proto__'])(
    'never allows %s from there',
    (kind) => {
      const declared = Object.fromEntries([[kind, ['https://evil.example']]])
      expect(policy('', {}, declared)).toEqual(policy(''))
    },
  )

  test.each([
    '*',
    'https:',
    'https://*',
    'https://*.example',
    'https://tiles.example/path',
    'https://tiles.example;script-src *',
    'https://tiles.example;',
    "https://a'unsafe-inline'",
    'https://a,b',
    'https://a b',
    'https://a\nset-cookie: b',
    'https://tiles.example\n',
    "'unsafe-eval'",
    'data:',
    'blob:',
    'http://tiles.example',
    'http://localhost.example',
    'https://user@tiles.example',
    'HTTPS://TILES.EXAMPLE',
    '',
  ])('never allows %j, which is no origin', (text) => {
    const local = { siteUrl: 'http://localhost:3000' }
    expect(policy('', local, { connect: [text], frame: [text] })).toEqual(policy('', local))
  })

  test('allows the own machine in development only', () => {
    const declared = { connect: ['http://localhost:9000'] }
    expect(policy('', {}, declared)).toEqual(policy(''))
    const siteUrl = 'http://localhost:3000'
    expect(policy('', { siteUrl }, declared)['connect-src']).toContain('http://localhost:9000')
  })
})

describe('uniteOrigins', () => {
  const declaring = (origins?: DeclaredOrigins) => {
    const entry = createEntry('mfe-x', ['/x'])
    return { ...entry, extras: { ...entry.extras, origins } }
  }

  test('returns what any of the versions declares, each origin once, whatever their order', () => {
    const one = declaring({ connect: ['https://b.example', 'https://a.example'] })
    const other = declaring({ connect: ['https://b.example'], img: ['https://c.example'] })
    const expected = {
      connect: ['https://a.example', 'https://b.example'],
      img: ['https://c.example'],
    }
    expect(uniteOrigins([one, declaring(), other])).toEqual(expected)
    expect(uniteOrigins([other, one])).toEqual(expected)
    expect(uniteOrigins([declaring()])).toEqual({})
  })
})
