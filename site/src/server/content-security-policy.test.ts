import { createHash } from 'node:crypto'

import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'

import { createContentSecurityPolicy } from './content-security-policy.ts'

const config: RuntimeConfig = {
  ...createLocalConfig('https://shop.test', 'https://api.test'),
  paymentsUrl: 'https://pay-api.test:8443/api/v1.0',
  translationUrl: 'https://translate.test/get?x=1',
}

/** The sources of each directive. */
function policy(html: string, changes: Partial<RuntimeConfig> = {}) {
  const text = createContentSecurityPolicy(html, { ...config, ...changes })
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('createContentSecurityPolicy', () => {
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
      'form-action': ["'self'"],
      'frame-src': ['https://www.google.com'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    })
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

  test('allows scripts, styles and pictures from the origins of remotes, and from nowhere else', () => {
    const remotes = {
      remoteOrigins: ['https://cdn.test/'],
      overrideOrigins: ['http://localhost:3101'],
      reportUrl: 'https://reports.test/failures',
    }
    const directives = policy('', remotes)
    for (const name of ['script-src', 'style-src', 'img-src', 'connect-src']) {
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
})
