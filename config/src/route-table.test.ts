import { realpathSync } from 'node:fs'
import path from 'node:path'

import { readRouteTable } from './route-table.js'
import { temporaryFolder } from './testing/build.ts'

const paths = {
  cart: '/cart',
  old: '/old-cart',
  'account.orders': '/orders',
  'account.settings': '/settings',
  'account.old': '/profile',
  'emails.cart': '/email-cart',
  'emails.offer': '/email-offer',
  'emails.none': '/email',
}

const routes = `
import { loadCart as load, other } from './cart/messages.ts'
import { load as loadAccount } from './account/messages.ts'

export const routes = [{ children: pages(paths, {
  cart: page(() => import('./cart/CartPage.tsx'), { messages: load, requiresSession: true }),
  old: redirectRoute(() => redirect('/cart')),
  account: {
    messages: loadAccount,
    layout: page(() => import('./account/Layout.tsx')),
    pages: {
      orders: page(() => import('./account/OrdersPage.tsx')),
      'settings': page(() => import('./account/SettingsPage.tsx'), { loader: start }),
      old: redirectRoute(toOrders),
    },
  },
  emails: {
    shareChunk: true,
    pages: {
      cart: page(() => import('./emails/CartPage.tsx')),
      offer: page(() => import('./emails/OfferPage.tsx')),
      none: redirectRoute(toShop),
    },
  },
}) }]`

const folderOf = (source: string, patterns: Record<string, string> = paths) =>
  realpathSync(
    temporaryFolder({ 'src/paths.json': JSON.stringify(patterns), 'src/routes.tsx': source }),
  )

/** The table of `cart`, and nothing else, with this entry. */
const tableOf = (entry: string) =>
  folderOf(`import { load } from './messages.ts'; pages(paths, { ${entry} })`, { cart: '/cart' })

describe('readRouteTable', () => {
  test('returns the modules and chunks of every page, in the order of the paths', () => {
    const folder = folderOf(routes)
    const source = (name: string) => path.join(folder, 'src', name)
    const layout = { file: source('account/Layout.tsx'), chunk: 'page.account' }
    const account = [source('account/messages.ts')]
    const email = (name: string) => ({
      page: `src/emails/${name}.tsx`,
      code: [{ file: source(`emails/${name}.tsx`), chunk: 'page.emails' }],
      messages: [],
    })
    expect(readRouteTable(folder)).toEqual([
      {
        key: 'cart',
        path: '/cart',
        page: 'src/cart/CartPage.tsx',
        code: [{ file: source('cart/CartPage.tsx'), chunk: 'page.cart' }],
        messages: [source('cart/messages.ts')],
      },
      { key: 'old', path: '/old-cart', page: null, code: [], messages: [] },
      {
        key: 'account.orders',
        path: '/orders',
        page: 'src/account/OrdersPage.tsx',
        code: [layout, { file: source('account/OrdersPage.tsx'), chunk: 'page.account.orders' }],
        messages: account,
      },
      {
        key: 'account.settings',
        path: '/settings',
        page: 'src/account/SettingsPage.tsx',
        code: [
          layout,
          { file: source('account/SettingsPage.tsx'), chunk: 'page.account.settings' },
        ],
        messages: account,
      },
      { key: 'account.old', path: '/profile', page: null, code: [layout], messages: account },
      { key: 'emails.cart', path: '/email-cart', ...email('CartPage') },
      { key: 'emails.offer', path: '/email-offer', ...email('OfferPage') },
      { key: 'emails.none', path: '/email', page: null, code: [], messages: [] },
    ])
  })

  test('gives a page that is shown at two paths one chunk', () => {
    const page = `page(() => import('./PostPage.tsx'))`
    const folder = folderOf(`pages(paths, { post: ${page}, detail: ${page} })`, {
      post: '/post',
      detail: '/detail',
    })
    const chunks = readRouteTable(folder).flatMap(({ code }) => code.map(({ chunk }) => chunk))
    expect(chunks).toEqual(['page.post', 'page.post'])
  })

  test('throws when a path has no page', () => {
    const folder = folderOf(routes, { ...paths, sale: '/sale' })
    expect(() => readRouteTable(folder)).toThrow('"sale", src/routes.tsx has no page for it')
  })

  test('throws when a page has no path', () => {
    const { 'emails.cart': _, ...others } = paths
    expect(() => readRouteTable(folderOf(routes, others))).toThrow(
      'has the page "emails.cart", src/paths.json has no path for it',
    )
  })

  test.each([
    ['no table', 'export const routes = []'],
    ['two tables', 'pages(paths, {}); pages(paths, {})'],
    ['a table made elsewhere', 'pages(paths, table)'],
  ])('throws when there is %s', (_, source) => {
    expect(() => readRouteTable(folderOf(source, {}))).toThrow('must call pages(paths, { … }) once')
  })

  test.each([
    ['an import made elsewhere', 'cart: page(loadCart)', '"cart" must be page('],
    ['a computed specifier', 'cart: page(() => import(file))', '"cart" must be page('],
    ['a route object', 'cart: route', '"cart" must be page('],
    ['a spread', '...others', 'KEY: VALUE'],
    ['a computed key', '[key]: page(() => import("./A.tsx"))', 'KEY: VALUE'],
    ['a group without pages', 'cart: { messages: load }', 'group "cart" must have its pages'],
    [
      'messages that are not imported',
      'cart: page(() => import("./A.tsx"), { messages: () => load() })',
      'messages must be a function that is imported',
    ],
  ])('throws with the line when an entry is %s', (_, entry, message) => {
    expect(() => readRouteTable(tableOf(entry))).toThrow(message)
    expect(() => readRouteTable(tableOf(entry))).toThrow('src/routes.tsx:1: ')
  })
})
