import { existsSync } from 'node:fs'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { repositoryRoot as repository } from 'workspace/workspace.ts'

import { formatRoutes, listRoutes } from './list-routes.ts'

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
