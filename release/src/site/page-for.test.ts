import { releasedShop } from '../testing/released.ts'
import { pageFor } from './page-for.ts'
import { SHELL_PAGE } from './pages.ts'

let folder = ''
beforeAll(async () => {
  folder = await releasedShop()
})

test.each([
  ['/', 'pages/mfe-content.0.html'],
  ['/shop', 'pages/mfe-catalog.0.html'],
  ['/shop/', 'pages/mfe-catalog.0.html'],
  ['/product-detail/steel-card', 'pages/mfe-catalog.1.html'],
  ['/product-detail/%D8%A8', 'pages/mfe-catalog.1.html'],
  ['/helpcenter/guides/setup', 'pages/mfe-content.1.html'],
])('%s is answered with its owner’s page', (address, file) => {
  expect(pageFor(folder, address)).toEqual({ file, status: 200 })
})

test.each(['/portal', '/portal/login', '/error'])('%s is the shell’s own', (address) => {
  expect(pageFor(folder, address)).toEqual({ file: SHELL_PAGE, status: 200 })
})

test.each([
  '/nowhere',
  '/shop/deeper',
  '/product-detail',
  '/mfe-catalog',
  '/pages',
  '/shell/current',
])('%s is nobody’s: the shell’s page, marked as not found', (address) =>
  expect(pageFor(folder, address)).toEqual({ file: SHELL_PAGE, status: 404 }),
)

test.each(['/favicon.ico', '/shell/1.0.0/gone.js', '/main.JS', '/product-detail/a.b'])(
  '%s names a file that is not there: no page',
  (address) => expect(pageFor(folder, address)).toBeNull(),
)

describe('a released remote alone', () => {
  const own = { file: 'mfe-catalog/1.0.0/index.html', status: 200 }

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
