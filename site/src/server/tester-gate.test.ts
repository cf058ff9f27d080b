import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createLocalConfig } from '@shop/release-format/local-config.js'
import { type Permitted, signPermission } from '@shop/server/signed-permission.ts'
import { writeFiles } from '@shop/testing/temporary-folder.ts'
import type { FastifyInstance } from 'fastify'

import { createReleaseFolder } from '../testing/release-folder.ts'
import { createRemoteManifest } from '../testing/site-fixtures.ts'
import { createSiteServer } from './site-server.ts'

const config = createLocalConfig('https://shop.test', 'http://localhost:4000')
const secret = 'a secret of at least 32 characters'
const inADay = new Date(Date.now() + 86_400_000)

/** A site that has a version which was never live. */
async function openSite(testers?: Permitted) {
  const folder = await createReleaseFolder()
  await writeFiles(folder, {
    'mfe-catalog/2.0.0/entry.js': 'run()',
    'mfe-catalog/2.0.0/remote.json': JSON.stringify(createRemoteManifest('mfe-catalog', ['/shop'])),
  })
  const app = await createSiteServer(folder, config, { ...(testers && { testers }) })
  return { folder, app }
}

const UNRELEASED = ['entry.js', 'remote.json', '', 'shop'].map(
  (file) => `/mfe-catalog/2.0.0/${file}`,
)

const statuses = (app: FastifyInstance, urls: string[], cookie = '') =>
  Promise.all(urls.map(async (url) => (await app.inject({ url, headers: { cookie } })).statusCode))

describe('a site with testers’ links', () => {
  let app: FastifyInstance
  let folder: string
  beforeAll(async () => ({ app, folder } = await openSite({ secret })))
  afterAll(() => app.close())

  const tokens = {
    none: () => Promise.resolve(''),
    forged: () => Promise.resolve(`${Math.floor(inADay.getTime() / 1000)}.${'0'.repeat(64)}`),
    expired: () => signPermission(secret, 'tester', new Date(Date.now() - 1000)),
  }

  describe.each(Object.entries(tokens))('with a permission that is %s', (_, createToken) => {
    test('serves no version that was never live, and no list of versions', async () => {
      const cookie = `lang=ar; tester=${await createToken()}`
      expect(await statuses(app, UNRELEASED, cookie)).toEqual([404, 404, 403, 403])
      expect(await statuses(app, ['/versions.json'], cookie)).toEqual([403])
      const released = [
        '/mfe-catalog/1.0.0/',
        '/shell/1.0.0/main.abc.js',
        '/shop',
        '/discovery.json',
      ]
      expect(await statuses(app, released, cookie)).toEqual([200, 200, 200, 200])
    })
  })

  test.each(['expired', 'forged'] as const)(
    'says that a link is of no use when it is %s, and sets no cookie',
    async (kind) => {
      const url = `/agents?tester=${await tokens[kind]()}`
      const { statusCode, body, headers } = await app.inject({ url })
      expect(statusCode).toBe(403)
      expect(body).toContain(kind === 'expired' ? 'has expired' : 'is not valid here')
      expect(body).toMatch(/\p{Script=Arabic}/u)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  test('says in both languages who may open a version that was never live', async () => {
    const { body, headers } = await app.inject({ url: '/mfe-catalog/2.0.0/shop' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('This version has not been released.')
    expect(body).toContain('لم يُطلق هذا الإصدار بعد.')
  })

  test('turns a link into a cookie, with which everything is served, and stored for nobody else', async () => {
    const token = await signPermission(secret, 'tester', inADay)
    const link = await app.inject({ url: `/agents?mf=mfe-catalog%402.0.0&tester=${token}` })
    expect(link.statusCode).toBe(303)
    expect(link.headers.location).toBe('/agents?mf=mfe-catalog%402.0.0')
    const [cookie = '', ...attributes] = String(link.headers['set-cookie']).split('; ')
    expect(attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']),
    )
    expect(attributes.join()).toContain(new Date(Number(token.split('.')[0]) * 1000).toUTCString())
    expect(await statuses(app, UNRELEASED, cookie)).toEqual([200, 200, 200, 200])
    expect(await statuses(app, ['/versions.json'], cookie)).toEqual([200])
    for (const url of UNRELEASED.slice(0, 2)) {
      const { headers } = await app.inject({ url, headers: { cookie } })
      expect(headers['cache-control']).toBe('private, no-cache')
    }
    const released = await app.inject({ url: '/shell/1.0.0/main.abc.js', headers: { cookie } })
    expect(released.headers['cache-control']).toMatch(/^public/)
  })

  test('leads to no other site', async () => {
    const token = await signPermission(secret, 'tester', inADay)
    const { headers } = await app.inject({ url: `//evil.test/?tester=${token}` })
    expect(headers.location).toBe('/evil.test/')
  })

  test('finds no way round by addresses that are written differently', async () => {
    const ways = [
      '/mfe-catalog/1.0.0/../2.0.0/entry.js',
      '/mfe-catalog/2.0.0/x/../shop',
      '/mfe-catalog/%32.0.0/entry.js',
      '/mfe-catalog//2.0.0/entry.js',
      '/mfe-catalog/2.0.0/../1.0.0/shop',
    ]
    for (const url of ways) {
      const { statusCode, body } = await app.inject({ url })
      expect([url, statusCode === 200 && /run\(\)|\/mfe-catalog\/2\.0\.0\//.test(body)]).toEqual([
        url,
        false,
      ])
    }
  })

  test('serves a version as soon as it goes live', async () => {
    const file = path.join(folder, 'released.json')
    const before = await readFile(file, 'utf8')
    await writeFile(file, JSON.stringify({ 'mfe-catalog': ['1.0.0', '2.0.0'], shell: ['1.0.0'] }))
    expect(await statuses(app, UNRELEASED)).toEqual([200, 200, 200, 200])
    await writeFile(file, before)
    expect(await statuses(app, UNRELEASED.slice(0, 1))).toEqual([404])
  })

  test('serves what there is while nothing says what was live', async () => {
    const site = await openSite({ secret })
    await writeFile(path.join(site.folder, 'released.json'), 'damaged')
    expect(await statuses(site.app, ['/shell/1.0.0/main.abc.js'])).toEqual([200])
    await site.app.close()
  })
})

test('a site serves versions that were never live to nobody by default', async () => {
  const { app } = await openSite()
  const token = await signPermission(secret, 'tester', inADay)
  expect(await statuses(app, UNRELEASED, `tester=${token}`)).toEqual([404, 404, 403, 403])
  expect(await statuses(app, [`/?tester=${token}`])).toEqual([403])
  await app.close()
})

test('an open site serves every version to everybody', async () => {
  const { app } = await openSite('everybody')
  expect(await statuses(app, [...UNRELEASED, '/versions.json'])).toEqual([200, 200, 200, 200, 200])
  const { headers } = await app.inject({ url: '/?tester=anything' })
  expect([headers.location, headers['set-cookie']]).toEqual(['/', undefined])
  await app.close()
})
