import { releasedShop } from 'release/testing/release-fixtures.ts'
import { pageFor, readIndex } from './resolve-page.ts'
import type { PageIndex } from '../generate/pages.ts'

let folder = ''
let index: PageIndex
beforeAll(async () => {
  folder = await releasedShop()
  index = readIndex(folder)
})

test.each([
  ['/', '/'],
  ['/shop', '/shop'],
  ['/shop/', '/shop'],
  ['/product-detail/steel-card', '/product-detail/:id'],
  ['/product-detail/%D8%A8', '/product-detail/:id'],
  ['/helpcenter/guides/setup', '/helpcenter/*'],
])('%s is answered with its owner’s page', (address, pattern) => {
  const { file } = index.pages[pattern] ?? {}
  expect(file).toMatch(/^pages\/[0-9a-f]{16}\.html$/)
  expect(pageFor(folder, address)).toEqual({ file, status: 200, listed: true })
})

test('search engines are kept from a page that its owner does not want listed', () => {
  const { file } = index.pages['/login'] ?? {}
  expect(pageFor(folder, '/login')).toEqual({ file, status: 200, listed: false })
})

test.each(['/portal', '/portal/login', '/error'])('%s is the shell’s own', (address) => {
  expect(pageFor(folder, address)).toEqual({ file: index.shell, status: 200, listed: false })
})

test.each([
  '/nowhere',
  '/shop/deeper',
  '/product-detail',
  '/mfe-catalog',
  '/pages',
  '/shell/current',
])('%s is nobody’s: the shell’s page, marked as not found', (address) =>
  expect(pageFor(folder, address)).toEqual({ file: index.shell, status: 404, listed: false }),
)

test.each(['/favicon.ico', '/shell/1.0.0/gone.js', '/main.JS', '/product-detail/a.b'])(
  '%s names a file that is not there: no page',
  (address) => expect(pageFor(folder, address)).toBeNull(),
)

describe('a released remote alone', () => {
  const own = { file: 'mfe-catalog/1.0.0/index.html', status: 200, listed: false }

  test.each(['/mfe-catalog/1.0.0', '/mfe-catalog/1.0.0/', '/mfe-catalog/1.0.0/product-detail/a'])(
    'is at %s',
    (address) => expect(pageFor(folder, address)).toEqual(own),
  )

  test('does not answer for its missing files', () => {
    expect(pageFor(folder, '/mfe-catalog/1.0.0/gone.js')).toBeNull()
  })

  test.each(['/mfe-catalog/2.0.0', '/mfe-none/1.0.0/', '/mfe-catalog/../mfe-catalog/1.0.0/x'])(
    'is not at %s',
    (address) => expect(pageFor(folder, address)?.status ?? 404).toBe(404),
  )
})
