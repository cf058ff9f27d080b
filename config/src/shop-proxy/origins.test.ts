import { createOrigins } from './origins.js'

const local = 'http://localhost:3200'
const api = `${local}/__shop/https/api.shop.example`
const origins = createOrigins('https://www.shop.example', {
  siteUrl: 'https://shop.example/',
  apiUrl: 'https://api.shop.example/api/v1.0',
  portalUrl: 'https://api.shop.example/portal',
  remoteOrigins: ['https://cdn.example:8443'],
  socialLinks: [{ network: 'facebook', url: 'https://facebook.com/shop' }],
})

describe('createOrigins', () => {
  test.each([
    ['https://shop.example/agents', `${local}/agents`],
    ['https://www.shop.example', local],
    ['{"apiUrl":"https://api.shop.example/api/v1.0"}', `{"apiUrl":"${api}/api/v1.0"}`],
    ['https://cdn.example:8443/a.js', `${local}/__shop/https/cdn.example:8443/a.js`],
    [
      '/portal/login?returnTo=https%3A%2F%2Fshop.example%2Fagents',
      `/portal/login?returnTo=${encodeURIComponent(`${local}/agents`)}`,
    ],
  ])('brings %s here, and back', (text, here) => {
    expect(origins.toLocal(text, local)).toBe(here)
    expect(origins.toShop(here, local)).toBe(text.replace('//www.', '//'))
  })

  test.each([
    'https://shop.example.evil.test/',
    'https://shop.example:8443/',
    'https://shop.example-sale.test/',
    'https%3A%2F%2Fshop.example%3A8443',
    'http://shop.example/',
    'https://facebook.com/shop',
  ])('leaves %s, which is another origin', (text) =>
    expect(origins.toLocal(text, local)).toBe(text),
  )

  test('finds the server of a path', () => {
    expect(origins.resolve('/agents?page=2')).toEqual({
      origin: 'https://www.shop.example',
      path: '/agents?page=2',
      prefix: '',
    })
    expect(origins.resolve('/__shop/https/api.shop.example/portal?x')).toEqual({
      origin: 'https://api.shop.example',
      path: '/portal?x',
      prefix: '/__shop/https/api.shop.example',
    })
  })

  test.each([
    '/__shop/https/evil.test/',
    '/__shop/https/api.shop.example.evil.test/',
    '/__shop/http/api.shop.example/',
    '/__shop/https/api.shop.example@evil.test/',
  ])('finds none for %s', (url) => expect(origins.resolve(url)).toBeNull())
})
