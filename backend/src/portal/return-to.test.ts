import { parseReturnTo, toDestination, withReturnTo, withToken } from './return-to.ts'

const preferences = { lang: 'ar', theme: 'dark' } as const
const sites = ['http://localhost:3000', 'https://shop.example']

test.each([
  'http://localhost:3000/shop-cart?title=a%20b#top',
  'https://shop.example/',
  'https://shop.example:443/x',
])('parseReturnTo accepts %s', (address) => {
  expect(parseReturnTo(address, sites)).toBe(new URL(address).href)
})

test.each(['/portal', '/portal/orders', '/portal/orders/123456'])(
  'parseReturnTo accepts the portal’s %s',
  (path) => expect(parseReturnTo(path, sites)).toBe(path),
)

test.each([
  '/portal//evil.test',
  '/portal/../pay',
  '/portal/orders?x=1',
  '/portals',
  'http://localhost:3001/',
  'https://localhost:3000/',
  'http://shop.example/',
  'https://shop.example.evil.test/',
  'https://shop.example@evil.test/',
  'https://user:secret@shop.example/',
  'javascript:alert(1)//http://localhost:3000',
  '/shop-cart',
  '//shop.example/',
  '',
  undefined,
  ['https://shop.example/'],
])('parseReturnTo rejects %p', (address) => {
  expect(parseReturnTo(address, sites)).toBeNull()
})

test('toDestination leads to the portal without a token, to the shop with it', () => {
  expect(toDestination(null, 'x', preferences)).toBe('/portal')
  expect(toDestination('/portal/orders', 'x', preferences)).toBe('/portal/orders')
  expect(toDestination('https://shop.example/a', 'x', preferences)).toBe(
    'https://shop.example/a?lang=ar&theme=dark&token_link_dashboard=x',
  )
})

test('withToken adds or replaces the token in the query', () => {
  expect(withToken('https://shop.example/a?b=c#d', 'x.y.z')).toBe(
    'https://shop.example/a?b=c&token_link_dashboard=x.y.z#d',
  )
  expect(withToken('https://shop.example/?token_link_dashboard=old', 'new')).toBe(
    'https://shop.example/?token_link_dashboard=new',
  )
})

test('withReturnTo adds the return address to a path', () => {
  expect(withReturnTo('/portal/login', null)).toBe('/portal/login')
  expect(withReturnTo('/portal/login', 'https://shop.example/a?b')).toBe(
    '/portal/login?returnTo=https%3A%2F%2Fshop.example%2Fa%3Fb',
  )
})
