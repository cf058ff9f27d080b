import { toLocalCookie, toLocalHeaders, toLocalPolicy, toShopHeaders } from './headers.js'
import { createOrigins } from './origins.js'

const local = 'http://localhost:3200'
const prefix = '/__shop/https/api.shop.example'
const origins = createOrigins('https://shop.example', {
  siteUrl: 'https://shop.example',
  apiUrl: 'https://api.shop.example/api/v1.0',
  portalUrl: 'https://api.shop.example/portal',
})

describe('toLocalCookie', () => {
  test.each([
    ['a=1; Path=/; Secure; HttpOnly; SameSite=Lax', 'a=1; Path=/; HttpOnly; SameSite=Lax'],
    ['a=1; Domain=.shop.example; Max-Age=60', 'a=1; Max-Age=60'],
    ['a=1; SameSite=None; Secure; Partitioned', 'a=1; SameSite=Lax'],
    ['a=b=c; path=/', 'a=b=c; Path=/'],
  ])('%s → %s', (cookie, expected) => expect(toLocalCookie(cookie, '')).toBe(expected))

  test('keeps the cookies of one server from the others', () =>
    expect(toLocalCookie('a=1; Path=/portal', prefix)).toBe(`a=1; Path=${prefix}/portal`))
})

describe('toLocalPolicy', () => {
  const context = [origins, local, {}] as const

  test('takes the servers of the shop for this origin, and lets hot reload and its overlay through', () =>
    expect(
      toLocalPolicy(
        "default-src 'self'; connect-src 'self' https://api.shop.example https://other.test; trusted-types default; upgrade-insecure-requests; report-uri /csp",
        ...context,
      ),
    ).toBe(
      "default-src 'self'; connect-src 'self' https://other.test ws://localhost:3200; trusted-types default webpack-dev-server#overlay 'allow-duplicates'",
    ))

  test('opens nothing else', () => {
    const policy = "script-src 'self' 'sha256-abc='; form-action 'self'; frame-ancestors 'none'"
    expect(toLocalPolicy(policy, ...context)).toBe(policy)
  })

  test('opens what the remote declares, for what it declares it', () => {
    const declared = { connect: ['https://tiles.test'], img: ['https://pictures.test'] }
    expect(
      toLocalPolicy(
        "script-src 'self'; connect-src 'self'; img-src data:",
        origins,
        local,
        declared,
      ),
    ).toBe(
      "script-src 'self'; connect-src 'self' https://tiles.test ws://localhost:3200 wss://tiles.test; img-src data: https://pictures.test",
    )
  })
})

describe('toLocalHeaders', () => {
  const convert = (headers: [string, string][]) =>
    Object.fromEntries(
      toLocalHeaders(new Headers(headers), { origin: '', path: '', prefix }, origins, local),
    )

  test.each([
    ['https://shop.example/agents?token=1', `${local}/agents?token=1`],
    ['https://api.shop.example/portal', `${local}${prefix}/portal`],
    [
      '/portal/login?returnTo=https%3A%2F%2Fshop.example%2F',
      `${prefix}/portal/login?returnTo=${encodeURIComponent(`${local}/`)}`,
    ],
    ['//other.test/', '//other.test/'],
    ['https://checkout.stripe.com/c/1', 'https://checkout.stripe.com/c/1'],
  ])('redirects to %s here', (location, expected) =>
    expect(convert([['Location', location]])).toEqual({ location: expected }),
  )

  test('drops what holds for the shop’s own address alone, and keeps each cookie', () =>
    expect(
      convert([
        ['Strict-Transport-Security', 'max-age=31536000'],
        ['Content-Encoding', 'br'],
        ['Set-Cookie', 'a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT'],
        ['Set-Cookie', 'b=2; Secure'],
        ['X-Frame-Options', 'DENY'],
      ]),
    ).toEqual({
      'x-frame-options': 'DENY',
      'set-cookie': ['a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'b=2'],
    }))
})

describe('toShopHeaders', () => {
  const convert = (headers: Record<string, string>) =>
    Object.fromEntries(toShopHeaders(headers, origins, local))

  test('states the page at the shop that asks', () => {
    expect(convert({ origin: local, referer: `${local}/agents`, host: 'localhost:3200' })).toEqual({
      origin: 'https://shop.example',
      referer: 'https://shop.example/agents',
    })
    expect(convert({ origin: local, referer: `${local}${prefix}/portal/login` })).toEqual({
      origin: 'https://api.shop.example',
      referer: 'https://api.shop.example/portal/login',
    })
    expect(convert({ origin: local })).toEqual({ origin: 'https://shop.example' })
  })

  test.each(['https://evil.test', 'http://localhost:3201', 'null'])(
    'does not take a page of %s for one of the shop',
    (origin) => expect(convert({ origin })).toEqual({ origin }),
  )
})
