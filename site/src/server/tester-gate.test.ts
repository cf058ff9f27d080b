import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { createLocalConfig } from '@shop/release-format/local-config.js'
import { expectConsole } from '@shop/testing/console.ts'
import { writeFiles } from '@shop/testing/temporary-folder.ts'
import type { FastifyInstance } from 'fastify'
import { openedFile, PREVIEWS_FILE } from 'release-store/previews.ts'

import { writePreviews } from '../testing/previews.ts'
import { createReleaseFolder } from '../testing/release-folder.ts'
import { createRemoteManifest } from '../testing/site-fixtures.ts'
import { createSiteServer } from './site-server.ts'

const config = createLocalConfig('https://shop.test', 'http://localhost:4000')

/** A site that has a version which was never live, and previews of it. */
async function openSite(options?: Parameters<typeof createSiteServer>[2]) {
  const folder = await createReleaseFolder()
  await writeFiles(folder, {
    'mfe-catalog/2.0.0/entry.js': 'run()',
    'mfe-catalog/2.0.0/remote.json': JSON.stringify(createRemoteManifest('mfe-catalog', ['/shop'])),
  })
  await writePreviews(folder, { 'pr-12': { 'mfe-catalog': '2.0.0' }, qa: {} })
  const app = await createSiteServer(folder, config, options)
  return { folder, app }
}

const UNRELEASED = ['entry.js', 'remote.json', '', 'shop'].map(
  (file) => `/mfe-catalog/2.0.0/${file}`,
)

const statuses = (app: FastifyInstance, urls: string[], cookie = '') =>
  Promise.all(urls.map(async (url) => (await app.inject({ url, headers: { cookie } })).statusCode))

const HTML = { accept: 'text/html' }

describe('a site with previews', () => {
  let app: FastifyInstance
  let folder: string
  beforeAll(async () => ({ app, folder } = await openSite()))
  afterAll(() => app.close())
  beforeEach(() => writePreviews(folder, { 'pr-12': { 'mfe-catalog': '2.0.0' }, qa: {} }))

  const useless = [
    ['of no preview', 'pr-13.key'],
    ['of an earlier preview of this name', 'pr-12.yek'],
    ['with the key of another name', 'toString.key'],
    ['without a key', 'pr-12'],
    ['with more than a key', 'pr-12.key2'],
  ] as const

  test.each(useless)('refuses a link %s with a page in both languages', async (_, token) => {
    const { statusCode, body, headers } = await app.inject({
      url: `/agents?preview=${token}`,
      headers: HTML,
    })
    expect(statusCode).toBe(403)
    expect(body).toContain('This preview has ended, or its link is not complete.')
    expect(body).toContain('انتهت هذه المعاينة')
    expect(body).toContain('href="/?preview="')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each(useless)('serves nothing that was never live to a cookie %s', async (_, token) => {
    const cookie = `lang=ar; preview=${token}`
    expect(await statuses(app, UNRELEASED.slice(0, 2), cookie)).toEqual([403, 403])
    expect(await statuses(app, ['/versions.json'], cookie)).toEqual([403])
    // Not silently the live page; what a page of the live shop loads is there.
    const released = ['/shop', '/mfe-catalog/1.0.0/', '/shell/1.0.0/main.abc.js', '/discovery.json']
    expect(await statuses(app, released, cookie)).toEqual([403, 403, 200, 200])
  })

  test('ends a preview for those who are in it, and leaves the others', async () => {
    const cookies = ['preview=pr-12.key', 'preview=qa.key']
    const see = () => Promise.all(cookies.map((cookie) => statuses(app, ['/shop'], cookie)))
    expect(await see()).toEqual([[200], [200]])
    await writePreviews(folder, { qa: {} })
    expect(await see()).toEqual([[403], [200]])
    await writePreviews(folder, { 'pr-12': {} }, new Date(Date.now() - 1))
    expect(await see()).toEqual([[403], [403]])
  })

  test('says in both languages who may open a version that was never live', async () => {
    const url = '/mfe-catalog/2.0.0/shop'
    const { body } = await app.inject({ url, headers: HTML })
    expect(body).toContain('This version has not been released.')
    expect(body).toContain('لم يُطلق هذا الإصدار بعد.')
    const { headers } = await app.inject({ url })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(await statuses(app, [...UNRELEASED, '/versions.json'])).toEqual([
      404, 404, 403, 403, 403,
    ])
  })

  test.each(['pr-12', 'qa'])(
    'turns the link of %s into a cookie, with which everything is served, and stored for nobody else',
    async (name) => {
      const link = await app.inject({ url: `/agents?mf=x%401&preview=${name}.key` })
      expect(link.statusCode).toBe(303)
      expect(link.headers.location).toBe('/agents?mf=x%401')
      const [cookie = '', ...attributes] = String(link.headers['set-cookie']).split('; ')
      expect(attributes).toEqual(
        expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']),
      )
      expect(await statuses(app, [...UNRELEASED, '/versions.json'], cookie)).toEqual(
        Array(5).fill(200),
      )
      for (const url of UNRELEASED.slice(0, 2)) {
        const { headers } = await app.inject({ url, headers: { cookie } })
        expect(headers['cache-control']).toBe('private, no-cache')
      }
      const released = await app.inject({ url: '/shell/1.0.0/main.abc.js', headers: { cookie } })
      expect(released.headers['cache-control']).toMatch(/^public/)
    },
  )

  test('leads back to the live shop by an empty parameter', async () => {
    const headers = { cookie: 'preview=pr-12.key' }
    const left = await app.inject({ url: '/shop?page=2&preview=', headers })
    expect([left.statusCode, left.headers.location]).toEqual([303, '/shop?page=2'])
    expect(left.headers['set-cookie']).toMatch(/^preview=; Path=\/; Expires=Thu, 01 Jan 1970/)
  })

  test('records when a link was opened last, and nothing else', async () => {
    await app.inject({ url: '/?preview=qa.key', headers: { cookie: 'portal_session=member' } })
    const read = () => readFile(path.join(folder, openedFile('qa')), 'utf8').catch(() => '')
    while ((await read()) === '') await delay(10)
    expect(await read()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  test('leads to no other site', async () => {
    const { headers } = await app.inject({ url: '//evil.test/?preview=qa.key' })
    expect(headers.location).toBe('/evil.test/')
  })

  test('finds no way round by addresses that are written differently', async () => {
    const ways = [
      '/mfe-catalog/1.0.0/../2.0.0/entry.js',
      '/mfe-catalog/2.0.0/x/../shop',
      '/mfe-catalog/%32.0.0/entry.js',
      '/mfe-catalog//2.0.0/entry.js',
      '/mfe-catalog/2.0.0/../1.0.0/shop',
      `/${PREVIEWS_FILE}`,
      `/${openedFile('qa')}`,
    ]
    for (const url of ways) {
      const { statusCode, body } = await app.inject({ url })
      const shown = statusCode === 200 && /run\(\)|\/mfe-catalog\/2\.0\.0\/|"key"/.test(body)
      expect([url, shown]).toEqual([url, false])
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
    const site = await openSite()
    await writeFile(path.join(site.folder, 'released.json'), 'damaged')
    expect(await statuses(site.app, ['/shell/1.0.0/main.abc.js'])).toEqual([200])
    await site.app.close()
  })
})

test('a site opens no preview while their file is damaged, and says so in its log', async () => {
  const { app, folder } = await openSite()
  await writeFile(path.join(folder, PREVIEWS_FILE), 'damaged')
  expect(await statuses(app, ['/shop', '/?preview=qa.key'])).toEqual([200, 403])
  expect(expectConsole().join()).toContain('no preview can be opened')
  await app.close()
})

test('a site looks for a preview that has just been made before it refuses its link', async () => {
  const site = await openSite({ refresh: () => writePreviews(site.folder, { new: {} }) })
  expect(await statuses(site.app, ['/?preview=new.key'])).toEqual([303])
  await site.app.close()
})

test('an open site serves every version to everybody, and says that a preview has ended', async () => {
  const { app } = await openSite({ testers: 'everybody' })
  expect(await statuses(app, [...UNRELEASED, '/versions.json'])).toEqual([200, 200, 200, 200, 200])
  expect(await statuses(app, ['/?preview=anything', '/?preview=qa.key'])).toEqual([403, 303])
  await app.close()
})
