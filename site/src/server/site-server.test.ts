import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import type { Discovery } from '@shop/contracts/wire/discovery.ts'
import { computeDigest } from '@shop/release-format/integrity.js'
import { createLocalConfig } from '@shop/release-format/local-config.js'
import { type PageIndex, readPageIndex } from '@shop/release-format/page-index.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { createTemporaryFolder, writeFiles } from '@shop/testing/temporary-folder.ts'
import type { FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'

import {
  createReleaseFolder,
  releaseWithoutCatalog,
  shellScript,
} from '../testing/release-folder.ts'
import { createSiteServer } from './site-server.ts'

const config = createLocalConfig('http://localhost:3000', 'http://localhost:4000')

describe('createSiteServer', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createSiteServer(await createReleaseFolder(), config, { testers: 'everybody' })
  })
  afterAll(() => app.close())

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  describe('a file of a version', () => {
    const address = '/shell/1.0.0/main.abc.js'

    test('is cached as immutable', async () => {
      const { statusCode, headers, body } = await get(address)
      expect(statusCode).toBe(200)
      expect(body).toBe(shellScript)
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    })

    test('is sent compressed, with its own type, to browsers that accept it', async () => {
      const brotli = await get(address, { 'accept-encoding': 'gzip, deflate, br' })
      expect(brotli.headers['content-encoding']).toBe('br')
      expect(brotli.headers['content-type']).toMatch(/javascript/)
      expect(brotli.headers['cache-control']).toMatch(/immutable/)
      expect(brotli.headers.vary).toMatch(/accept-encoding/i)
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(shellScript)

      const gzip = await get(address, { 'accept-encoding': 'gzip' })
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(shellScript)
    })

    test('is a 404 once its version was pruned', async () => {
      const folder = await createReleaseFolder()
      const other = await createSiteServer(folder, config)
      const status = async () =>
        (await other.inject({ url: address, headers: { 'accept-encoding': 'br' } })).statusCode
      expect(await status()).toBe(200)
      await rm(path.dirname(path.join(folder, address)), { recursive: true })
      expect(await status()).toBe(404)
      await other.close()
    })

    test('is a 404 in plain text when missing, and not cached', async () => {
      const { statusCode, headers, body } = await get('/shell/1.0.0/gone.js')
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toMatch(/^text\/plain/)
      expect(headers['cache-control'] ?? '').not.toMatch(/immutable/)
      expect(body).not.toContain('<html')
    })

    test('is not served with other bytes than were published, and the log says so', async () => {
      const folder = await createReleaseFolder()
      const digests = { 'main.abc.js': computeDigest('start()') }
      await writeFiles(path.join(folder, 'shell/1.0.0'), {
        'integrity.json': JSON.stringify(digests),
      })
      const server = await createSiteServer(folder, config)
      expect((await server.inject('/shell/1.0.0/main.abc.js')).statusCode).toBe(404)
      await server.close()
      expect(expectConsole()).toEqual([
        expect.stringContaining('/shell/1.0.0/main.abc.js has other bytes than were published'),
      ])
    })
  })

  describe('a changing file', () => {
    test('is revalidated on every request', async () => {
      for (const url of ['/discovery.json', '/config.json']) {
        expect((await get(url)).headers['cache-control']).toBe('no-cache')
      }
      expect((await get('/shop')).headers['cache-control']).toBe('private, no-cache')
    })

    test('config.json is this installation’s configuration', async () => {
      expect((await get('/config.json')).json()).toEqual(config)
    })

    test.each(['/config.json', '/discovery.json', '/versions.json', '/shop'])(
      '%s is sent compressed, and is a 304 with its policies for a browser that has it',
      async (url) => {
        const { headers: first } = await get(url, { 'accept-encoding': 'gzip, deflate, br' })
        expect(first['content-encoding']).toBe('br')
        const { statusCode, headers, body } = await get(url, {
          'if-none-match': String(first.etag),
        })
        expect([statusCode, body]).toEqual([304, ''])
        for (const name of ['content-security-policy', 'cache-control', 'x-content-type-options']) {
          expect(headers[name]).toBe(first[name])
        }
      },
    )

    test('is sent anew after a release', async () => {
      const folder = await createReleaseFolder()
      const other = await createSiteServer(folder, config)
      const read = async () => {
        const shop = await other.inject('/shop')
        const { microFrontends } = (await other.inject('/discovery.json')).json<Discovery>()
        return {
          status: shop.statusCode,
          etag: shop.headers.etag,
          names: Object.keys(microFrontends),
        }
      }
      const before = await read()
      await releaseWithoutCatalog(folder)
      const after = await read()
      expect([before.status, after.status]).toEqual([200, 404])
      expect(after.etag).not.toBe(before.etag)
      expect([before.names, after.names]).toEqual([['mfe-catalog', 'mfe-content'], ['mfe-content']])
      await other.close()
    })
  })

  describe('a page address', () => {
    test.each(['/shop', '/shop/', '/shop?title=Metal%20cards', '/product-detail/a'])(
      '%s returns the page of its owner',
      async (url) => {
        const { statusCode, headers, body } = await get(url)
        expect(statusCode).toBe(200)
        expect(headers['content-type']).toMatch(/^text\/html/)
        expect(body).toContain('/mfe-catalog/1.0.0/remoteEntry.js')
      },
    )

    test.each(['/nowhere', '//nowhere/shop', '/shop//...//nowhere', '/shop%2fdeeper'])(
      '%s returns the shell’s page with status 404 when no remote owns it',
      async (url) => {
        const { statusCode, body } = await get(url)
        expect(statusCode).toBe(404)
        expect(body).not.toContain('mfe-catalog')
      },
    )

    test.each(['/mfe-catalog/1.0.0/', '/mfe-catalog/1.0.0/shop'])(
      '%s returns the live shell’s page of a released remote alone, and names the remote',
      async (url) => {
        const { statusCode, headers, body } = await get(url)
        expect(statusCode).toBe(200)
        expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
        expect(body).toContain('alone()')
        const { documentElement } = new JSDOM(body).window.document
        expect(JSON.parse(documentElement.dataset.remote ?? '')).toEqual({
          name: 'mfe-catalog',
          base: '/mfe-catalog/1.0.0/',
          entry: '/mfe-catalog/1.0.0/remoteEntry.js',
          integrity: 'sha384-entry',
        })
        expect(body).toContain(
          '<link rel="preload" as="script" href="/mfe-catalog/1.0.0/remoteEntry.js" integrity="sha384-entry">',
        )
      },
    )

    test('has a content security policy that allows its inline script', async () => {
      const policy = (await get('/shop')).headers['content-security-policy']
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*'/)
      expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:4000/)
    })
  })

  describe('security headers', () => {
    test.each([
      '/',
      '/config.json',
      '/shell/1.0.0/main.abc.js',
      '/mfe-catalog/1.0.0/shop',
      '/discovery.json',
      '/robots.txt',
      '/shell/1.0.0/gone.js',
    ])('are on %s', async (url) => {
      const { headers } = await get(url)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(self), microphone=()',
      })
      expect(headers).not.toHaveProperty('strict-transport-security')
    })

    test('are on what is refused before it reaches the site, too', async () => {
      const { headers } = await get('/%zz')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': expect.any(String) as unknown,
      })
      expect(headers).not.toHaveProperty('strict-transport-security')
    })

    test('ask for HTTPS where the site has it', async () => {
      const siteUrl = 'https://shop.test'
      const server = await createSiteServer(await createReleaseFolder(), { ...config, siteUrl })
      for (const url of ['/', '/shell/1.0.0/main.abc.js', '/%zz']) {
        const { headers } = await server.inject({ url })
        expect(headers['strict-transport-security']).toBe('max-age=31536000')
      }
      await server.close()
    })

    test('forbid the referrer when the address carries a token', async () => {
      const { headers } = await get('/shop?title=x&%74oken_link_dashboard=abc')
      expect(headers['referrer-policy']).toBe('no-referrer')
    })
  })

  describe('a symbolic link', () => {
    test.each(['/shell/1.0.0/link.js', '/shell/linked/secret.js', '/shell/1.0.0/compressed.js'])(
      'is not followed at %s',
      async (url) => {
        const folder = await createReleaseFolder()
        const elsewhere = await createTemporaryFolder({ 'secret.js': 'secret()' })
        const version = path.join(folder, 'shell/1.0.0')
        await symlink(path.join(elsewhere, 'secret.js'), path.join(version, 'link.js'))
        await symlink(elsewhere, path.join(folder, 'shell/linked'))
        await writeFiles(version, { 'compressed.js': 'fine()' })
        await symlink(path.join(elsewhere, 'secret.js'), path.join(version, 'compressed.js.br'))
        const server = await createSiteServer(folder, config)
        const response = await server.inject({ url, headers: { 'accept-encoding': 'br' } })
        expect(response.statusCode).toBe(404)
        expect(response.body).not.toContain('secret')
        await server.close()
      },
    )

    test.each([
      ['/', ({ pages }: PageIndex) => pages['/']?.file ?? '', []],
      ['/unknown', ({ shell }: PageIndex) => shell, ['The live release could not be read']],
      ['/robots.txt', ({ robots }: PageIndex) => robots, []],
    ])('is not followed by what is generated for %s', async (url, getFile, logged) => {
      const folder = await createReleaseFolder()
      const elsewhere = await createTemporaryFolder({ secret: 'secret' })
      const generated = path.join(folder, getFile(readPageIndex(folder)))
      await rm(generated)
      await symlink(path.join(elsewhere, 'secret'), generated)
      const server = await createSiteServer(folder, config)
      const response = await server.inject({ url })
      expect(response.statusCode).toBe(404)
      expect(response.body).toBe('Not found\n')
      await server.close()
      expect(expectConsole()).toEqual(logged.map((text) => expect.stringContaining(text) as string))
    })

    test('may lead to the release folder', async () => {
      const link = path.join(await createTemporaryFolder(), 'current')
      await symlink(await createReleaseFolder(), link)
      const server = await createSiteServer(link, config)
      for (const url of ['/', '/shell/1.0.0/main.abc.js']) {
        expect((await server.inject({ url })).statusCode).toBe(200)
      }
      await server.close()
    })
  })

  test.each([
    '/../package.json',
    '//',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/shell/../../../etc/passwd',
    '/shell/1.0.0/..%5c..%5c..',
    '/shell/.2.0.0.arriving/main.js',
    '/shell/%2e2.0.0.arriving/main.js',
    '/pages/shell.html',
    '//pages/shell.html',
    '/%70ages/shell.html',
    '/pages%2fshell.html',
    '/./pages/shell.html',
    '/shell/../pages/index.json',
    '/shop%00.js',
    '/shell/1.0.0/.maps/main.abc.js.map',
    '/shell/1.0.0/%2Emaps/main.abc.js.map',
    '/shell/1.0.0/%2e%6daps/main.abc.js.map',
    '/shell/1.0.0/x/../.maps/main.abc.js.map',
    '/shell/1.0.0//.maps//main.abc.js.map',
    '/shell/1.0.0/main.abc.js.map',
    '/mfe-catalog/1.0.0/.maps/deep/er.js.map',
    '/mfe-catalog/1.0.0/deep/er.js.map',
    '/%E0%A4%A',
  ])('%s exposes no file', async (url) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
    expect(body).not.toMatch(/root:|half of it|"\/shop"|dependencies|const source/)
  })
})
