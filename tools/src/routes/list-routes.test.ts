import { existsSync } from 'node:fs'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { repositoryRoot as repository } from 'workspace/workspace.ts'

import { formatRoutes, formatSlots, listRoutes, listSlots } from './list-routes.ts'

const heading = { en: 'Page', ar: 'صفحة' }
const pagesOf = (pages: object) => JSON.stringify({ pages })

const twoRemotes = {
  'mfe-b/package.json': '{}',
  'mfe-b/src/pages.json': pagesOf({
    cart: { path: '/cart', page: './cart/CartPage.tsx', heading },
    old: { path: '/old-cart', redirect: '/cart', heading },
  }),
  'mfe-b/src/cart/CartPage.tsx': 'export function CartPage() {}',
  'mfe-a/package.json': '{}',
  'mfe-a/src/pages.json': pagesOf({
    'help.faqs': { path: '/faqs', page: './help/FaqsPage.tsx', heading },
  }),
  'mfe-a/src/help/FaqsPage.tsx': 'export function FaqsPage() {}',
  'shell/src/main.ts': '',
}

const shellRoutes = ['/portal/*', '/error', '*'].map((pattern) => ({
  path: pattern,
  owner: 'shell',
  key: '',
  file: 'shell/src/routes/routes.tsx',
}))

describe('listRoutes', () => {
  test('returns the paths of every remote with owner, key and file, then those of the shell', async () => {
    expect(listRoutes(await createTemporaryFolder(twoRemotes))).toEqual([
      { path: '/faqs', owner: 'mfe-a', key: 'help.faqs', file: 'mfe-a/src/help/FaqsPage.tsx' },
      { path: '/cart', owner: 'mfe-b', key: 'cart', file: 'mfe-b/src/cart/CartPage.tsx' },
      { path: '/old-cart', owner: 'mfe-b', key: 'old', file: 'mfe-b/src/pages.json' },
      ...shellRoutes,
    ])
  })

  test('finds a file for every path of this repository, and each path once', () => {
    const routes = listRoutes(repository)
    expect(routes.length).toBeGreaterThan(shellRoutes.length)
    expect(routes.filter(({ file }) => !existsSync(path.join(repository, file)))).toEqual([])
    const paths = routes.map(({ path: pattern }) => pattern)
    expect(paths).toEqual([...new Set(paths)])
  })
})

describe('listSlots', () => {
  const height = { narrow: 300, wide: 200 }
  const extensions = {
    best: { slots: ['cart.empty', 'not-found.below', 'other.below'], module: './Best.tsx', height },
  }
  const page = { path: '/a', page: './APage.tsx', heading }
  const files = {
    ...twoRemotes,
    'mfe-b/src/pages.json': pagesOf({
      cart: { path: '/cart', page: './cart/CartPage.tsx', heading, slots: ['cart.empty'] },
    }),
    'mfe-b/src/slots.ts': `export interface Slots { 'cart.empty': {} }`,
    'mfe-a/src/pages.json': JSON.stringify({ pages: { a: page }, extensions }),
    'mfe-a/src/APage.tsx': 'export function APage() {}',
    'mfe-a/src/Best.tsx': 'export function Best() {}',
    'shell/package.json': '{"slots":["not-found.below"]}',
  }

  test('returns each slot with its page and what fills it, those of other repositories too', async () => {
    const slots = listSlots(await createTemporaryFolder(files))
    expect(slots).toEqual([
      { slot: 'cart.empty', owner: 'mfe-b', path: '/cart', extensions: ['mfe-a best'] },
      { slot: 'not-found.below', owner: 'shell', path: '', extensions: ['mfe-a best'] },
      { slot: 'other.below', owner: '', path: '', extensions: ['mfe-a best'] },
    ])
    expect(formatSlots(slots).split('\n').slice(0, 2)).toEqual([
      'SLOT             OWNER  PATH   EXTENSIONS',
      'cart.empty       mfe-b  /cart  mfe-a best',
    ])
  })
})

describe('formatRoutes', () => {
  test('returns aligned columns under a heading', () => {
    const route = { path: '/cart', owner: 'mfe-b', key: 'cart', file: 'mfe-b/src/CartPage.tsx' }
    expect(formatRoutes([route, { ...route, path: '/cart/:id', key: '' }])).toBe(
      [
        'PATH       OWNER  KEY   FILE',
        '/cart      mfe-b  cart  mfe-b/src/CartPage.tsx',
        '/cart/:id  mfe-b        mfe-b/src/CartPage.tsx',
      ].join('\n'),
    )
  })
})
