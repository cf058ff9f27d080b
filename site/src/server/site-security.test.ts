import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'

import { computeDigest } from '@shop/release-format/integrity.js'
import { createLocalConfig } from '@shop/release-format/local-config.js'
import { expectConsole } from '@shop/testing/console.ts'
import type { FastifyInstance } from 'fastify'

import { type PageIndex, readPageIndex } from '../page-index.ts'
import { createReleaseFolder } from '../testing/release-folder.ts'
import { createTemporaryFolder, writeFiles } from '../testing/temporary-folder.ts'
import { createSiteServer } from './site-server.ts'

const config = createLocalConfig('http://localhost:3000', 'http://localhost:4000')

describe('the security of createSiteServer', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createSiteServer(await createReleaseFolder(), config)
  })
  afterAll(() => app.close())

  const get = (url: string) => app.inject({ url })

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

  test('serves no file of a version that has other bytes than were published, and says so', async () => {
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

  describe('security headers', () => {
    test.each([
      '/',
      '/config.json',
      '/shell/1.0.0/main.abc.js',
      '/mfe-catalog/1.0.0/shop',
      '/robots.txt',
      '/shell/1.0.0/gone.js',
      '/%zz',
    ])('are on %s', async (url) => {
      const { headers } = await get(url)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': expect.any(String),
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

    test('let the page of a remote alone run its own inline scripts only', async () => {
      const { headers } = await get('/mfe-catalog/1.0.0/shop')
      expect(headers['content-security-policy']).toContain("default-src 'self'")
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
    })
  })
})
