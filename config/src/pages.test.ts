import { realpathSync } from 'node:fs'

import { originKinds, originPattern } from '@shop/contracts/wire/remote-manifest.ts'

import { readPages } from './pages.js'
import schema from './pages.schema.json'
import { temporaryFolder } from './testing/build.ts'

const heading = { en: 'Cart', ar: 'السلة' }
const sources = {
  'src/cart/CartPage.tsx': 'export function CartPage() {}',
  'src/cart/cart.loader.ts': 'export const loader = () => null',
  'src/account/AccountLayout.tsx': 'export const AccountLayout = () => null',
  'src/account/Default.tsx': 'export default function Default() {}',
  'src/account/account.loader.ts': 'export function loader() {}',
  'src/account/orders/OrdersPage.tsx': 'export function OrdersPage() {}',
  'src/messages/en.json': '{}',
  'src/account/messages/en.json': '{}',
  'src/coupons/messages/en.json': '{}',
}
const pages = {
  cart: { path: '/cart', page: './cart/CartPage.tsx', loader: './cart/cart.loader.ts', heading },
}
const extension = {
  slots: ['product.below'],
  module: './cart/CartPage.tsx',
  height: { narrow: 560, wide: 420 },
}
const layouts = {
  account: { module: './account/AccountLayout.tsx', loader: './account/account.loader.ts' },
}

const folderOf = (content: object | string, changes: Record<string, string> = {}) =>
  realpathSync(
    temporaryFolder({
      ...sources,
      'src/pages.json': typeof content === 'string' ? content : JSON.stringify(content),
      ...changes,
    }),
  )

/** The pages of a file whose only page has these properties besides. */
const readCart = (changes: object) =>
  readPages(folderOf({ layouts, pages: { cart: { ...pages.cart, ...changes } } }))

describe('readPages', () => {
  test('returns pages and layouts with their modules, chunks, loaders and messages', () => {
    const folder = folderOf({
      layouts,
      pages: {
        ...pages,
        'account.orders': {
          path: '/orders',
          page: './account/orders/OrdersPage.tsx',
          layout: 'account',
          messages: ['coupons'],
          session: true,
          index: false,
          query: ['order'],
          heading,
          example: '/orders?order=1',
        },
        old: { path: '/old-cart', redirect: '/cart', heading },
      },
    })
    expect(readPages(folder)).toEqual({
      layouts: {
        account: {
          module: './account/AccountLayout.tsx',
          chunk: 'page.account',
          loader: './account/account.loader.ts',
          messages: ['', 'account'],
        },
      },
      pages: [
        {
          key: 'cart',
          path: '/cart',
          module: './cart/CartPage.tsx',
          chunk: 'page.cart',
          loader: './cart/cart.loader.ts',
          messages: [''],
          query: [],
          heading,
        },
        {
          key: 'account.orders',
          path: '/orders',
          module: './account/orders/OrdersPage.tsx',
          chunk: 'page.account.orders',
          layout: 'account',
          messages: ['', 'account', 'coupons'],
          session: true,
          index: false,
          query: ['order'],
          heading,
          example: '/orders?order=1',
        },
        { key: 'old', path: '/old-cart', redirect: '/cart', messages: [], query: [], heading },
      ],
      extensions: [],
      messages: ['', 'account', 'coupons'],
    })
  })

  test('returns slots of pages, and extensions with their chunks and messages', () => {
    const cart = { ...pages.cart, slots: ['cart.empty'] }
    const full = {
      ...extension,
      ...{ loader: './cart/cart.loader.ts', messages: ['coupons'], order: 10, chunk: 'cards' },
      condition: { members: false },
    }
    const folder = folderOf(
      { pages: { cart }, extensions: { plain: extension, full } },
      { 'src/slots.ts': `export interface Slots { 'cart.empty': object }` },
    )
    const read = readPages(folder)
    expect(read.pages[0]).toMatchObject({ slots: ['cart.empty'] })
    expect(read.extensions).toEqual([
      { ...extension, key: 'plain', order: 0, chunk: 'extension.plain', messages: [''] },
      { ...full, key: 'full', chunk: 'extension.cards', messages: ['', 'coupons'] },
    ])
  })

  test.each([
    ['a height', { height: undefined }, "full misses the property 'height'"],
    ['a slot', { slots: [] }, 'full.slots should be a non-empty array'],
    ['the name of a slot', { slots: ['cart'] }, 'full.slots[0] should match pattern'],
    ['its module', { module: './Wrong.tsx' }, 'extensions.full: there is no file src/Wrong.tsx'],
  ])('throws for an extension without %s', (_, changes, message) => {
    const extensions = { full: { ...extension, ...changes } }
    expect(() => readPages(folderOf({ pages, extensions }))).toThrow(message)
  })

  test('gives pages of one module, or of one name of a chunk, one chunk', () => {
    const folder = folderOf({
      pages: {
        ...pages,
        other: { ...pages.cart, path: '/other' },
        orders: {
          path: '/orders',
          page: './account/orders/OrdersPage.tsx',
          chunk: 'account',
          heading,
        },
      },
    })
    const chunks = readPages(folder).pages.map(({ chunk }) => chunk)
    expect(chunks).toEqual(['page.cart', 'page.cart', 'page.account'])
  })

  test.each([
    ['an unknown property', { pth: '/cart' }, "pages.cart has an unknown property 'pth'"],
    ['a path that is none', { path: 'cart' }, 'pages.cart.path should match pattern'],
    ['a heading in one language', { heading: { en: 'Cart' } }, "heading misses the property 'ar'"],
    ['a module that does not exist', { page: './CartPage.tsx' }, 'no file src/CartPage.tsx'],
    [
      'a module without the component',
      { page: './account/Wrong.tsx' },
      'src/account/Wrong.tsx does not export Wrong',
    ],
    [
      'a default in place of the component',
      { page: './account/Default.tsx' },
      'src/account/Default.tsx does not export Default, but a default: pages are named exports',
    ],
    ['a loader that does not exist', { loader: './cart.ts' }, 'there is no file src/cart.ts'],
    [
      'a loader module without loader',
      { loader: './cart/CartPage.tsx' },
      'src/cart/CartPage.tsx does not export loader',
    ],
    ['an unknown layout', { layout: 'shop' }, 'there is no layout shop'],
    ['a slot without a type', { slots: ['cart.empty'] }, "slots.ts does not describe 'cart.empty'"],
    ['unknown messages', { messages: ['cart'] }, 'no file src/cart/messages/en.json'],
    [
      'neither page nor redirect',
      { page: undefined, loader: undefined },
      'it needs page, redirect or loader',
    ],
  ])('throws with file and key for %s', (_, changes, message) => {
    const content = { layouts, pages: { cart: { ...pages.cart, ...changes } } }
    const folder = folderOf(content, {
      'src/account/Wrong.tsx': '// export function Wrong() {}\nexport const Right = null',
    })
    expect(() => readPages(folder)).toThrow(`${folder}/src/pages.json is wrong`)
    expect(() => readPages(folder)).toThrow('pages.json.pages.cart')
    expect(() => readPages(folder)).toThrow(message)
  })

  test('throws for a layout without its component', () => {
    const folder = folderOf({ layouts, pages }, { 'src/account/AccountLayout.tsx': '' })
    expect(() => readPages(folder)).toThrow(
      'pages.json.layouts.account: src/account/AccountLayout.tsx does not export AccountLayout',
    )
  })

  test.each([
    [['https://tiles.example'], 'touches.origins should be an object'],
    [{ script: ['https://tiles.example'] }, "touches.origins has an unknown property 'script'"],
    [{ img: ['tiles.example'] }, 'touches.origins.img[0] should match pattern'],
  ])('throws for the origins %j', (origins, message) => {
    expect(() => readPages(folderOf({ layouts, pages, touches: { origins } }))).toThrow(message)
  })

  test('takes the origins that a manifest takes', () => {
    const { pattern } = schema.definitions.origins.items
    expect(pattern).toBe(originPattern.source)
    expect(Object.keys(schema.definitions.touches.properties.origins.properties)).toEqual(
      originKinds,
    )
  })

  test('throws for two pages with one path', () => {
    const folder = folderOf({ pages: { ...pages, other: pages.cart } })
    expect(() => readPages(folder)).toThrow('pages.json.pages.other: cart has the path /cart too')
  })

  test('throws with the file for text that is no JSON', () => {
    expect(() => readPages(folderOf('{\n "pages": }'))).toThrow('src/pages.json:2:11: ')
  })

  test('throws for Markdown whose module is missing or exports none', () => {
    const markdown = './cart/cart.markdown.ts'
    expect(() => readCart({ markdown })).toThrow('there is no file src/cart/cart.markdown.ts')
    expect(() => readCart({ markdown: './cart/cart.loader.ts' })).toThrow(
      'src/cart/cart.loader.ts does not export markdown',
    )
  })

  test('accepts the name of a schema, for editors', () => {
    expect(readPages(folderOf({ $schema: 'x', pages })).pages).toHaveLength(1)
    expect(readCart({ smokeTest: true }).pages[0]).toMatchObject({ smokeTest: true })
  })
})
