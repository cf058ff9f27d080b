import { rm } from 'node:fs/promises'
import path from 'node:path'

import { type PageIndex, readPageIndex } from '@shop/release-format/page-index.ts'

import { createReleaseReader } from '../live/live-release.ts'
import { STAY } from '../remote-addresses.ts'
import { createReleaseFolder } from '../testing/release-folder.ts'
import { createPageResolver } from './resolve-page.ts'
import { readVisitorChoice } from './visitor-choice.ts'

let index: PageIndex
let resolve: ReturnType<typeof createPageResolver>

function createResolver(folder: string) {
  const onRead = () => undefined
  const reader = createReleaseReader(folder, { addresses: STAY, onRead, onUnreadable: onRead })
  return createPageResolver(folder, reader, () => true)
}

const nobody = readVisitorChoice('/', undefined)
const resolvePage = (pathname: string) => resolve(pathname, nobody)
beforeAll(async () => {
  const folder = await createReleaseFolder()
  index = readPageIndex(folder)
  resolve = createResolver(folder)
})

describe('createPageResolver', () => {
  test.each([
    ['/', '/'],
    ['/shop', '/shop'],
    ['/shop/', '/shop'],
    ['/product-detail/steel-card', '/product-detail/:id'],
    ['/product-detail/%D8%A8', '/product-detail/:id'],
    ['/product-detail/pay.1%2F2.x', '/product-detail/:id'],
    ['/helpcenter/guides/setup', '/helpcenter/*'],
  ])('returns the page of the pattern that owns %s', (address, pattern) => {
    const { file } = index.pages[pattern] ?? {}
    expect(file).toMatch(/^pages\/[0-9a-f]{16}\.html$/)
    expect(resolvePage(address)).toMatchObject({
      kind: 'page',
      file,
      indexable: true,
      isShared: true,
    })
  })

  test('returns indexable: false for a page that its owner excludes from search engines', () => {
    const { file } = index.pages['/login'] ?? {}
    expect(resolvePage('/login')).toMatchObject({
      kind: 'page',
      file,
      indexable: false,
      isShared: false,
      owner: { name: 'mfe-content' },
    })
  })

  test.each(['/portal', '/portal/login', '/error'])(
    'returns the shell’s page, which the shell renders, for %s',
    (address) => {
      expect(resolvePage(address)).toEqual({
        kind: 'page',
        file: index.shell,
        origins: {},
        indexable: false,
        isSingle: false,
        isShared: false,
        fillers: [],
        isRendered: true,
        hasMarkdown: false,
        owner: null,
        shell: '1.0.0',
        parameters: [],
      })
    },
  )

  test.each([
    '/nowhere',
    '/shop/deeper',
    '/product-detail',
    '/mfe-catalog',
    '/pages',
    '/shell/current',
  ])('returns that there is no page, in the shell, for %s', (address) =>
    expect(resolvePage(address)).toEqual({
      kind: 'notFound',
      file: index.shell,
      origins: {},
      fillers: [],
      isRendered: true,
      shell: '1.0.0',
    }),
  )

  test.each(['/favicon.ico', '/shell/1.0.0/gone.js', '/main.JS', '/shop/a.b'])(
    'returns null for the missing file %s',
    (address) => expect(resolvePage(address)).toBeNull(),
  )

  describe('for a released remote by itself', () => {
    const own = {
      kind: 'standalone',
      file: 'shell/1.0.0/standalone.html',
      origins: {},
      remote: expect.objectContaining({ name: 'mfe-catalog', base: '/mfe-catalog/1.0.0/' }),
    }

    test.each([
      '/mfe-catalog/1.0.0',
      '/mfe-catalog/1.0.0/',
      '/mfe-catalog/1.0.0/product-detail/a',
      '/mfe-catalog/1.0.0/product-detail/pay.123',
    ])('returns the live shell’s page of a remote alone for %s', (address) =>
      expect(resolvePage(address)).toEqual(own),
    )

    test('returns null for its missing files', () => {
      expect(resolvePage('/mfe-catalog/1.0.0/gone.js')).toBeNull()
    })

    test.each(['/mfe-catalog/2.0.0', '/mfe-none/1.0.0/', '/mfe-catalog/../mfe-catalog/1.0.0/x'])(
      'returns no page for %s',
      (address) => expect(resolvePage(address)?.kind ?? 'notFound').toBe('notFound'),
    )

    test('returns null without a live shell, or with one that has no such page', async () => {
      const folder = await createReleaseFolder()
      const resolveIn = createResolver(folder)
      await rm(path.join(folder, 'shell/1.0.0/standalone.html'))
      expect(resolveIn('/mfe-catalog/1.0.0/shop', nobody)).toBeNull()
      await rm(path.join(folder, 'pages'), { recursive: true })
      expect(resolveIn('/mfe-catalog/1.0.0/shop', nobody)).toBeNull()
    })

    test('returns no page once its version was pruned', async () => {
      const folder = await createReleaseFolder()
      const resolveIn = createResolver(folder)
      expect(resolveIn('/mfe-catalog/1.0.0/shop', nobody)).toEqual(own)
      await rm(path.join(folder, 'mfe-catalog'), { recursive: true })
      expect(resolveIn('/mfe-catalog/1.0.0/shop', nobody)?.kind).toBe('notFound')
    })
  })
})
