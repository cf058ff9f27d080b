import { runtimeConfigSchema } from '../configuration/runtime-config.ts'
import {
  languagePrefix,
  toArabicAddress,
  withoutLanguagePrefix,
} from '../rules/language-address.ts'
import { discoveryExtrasSchema, discoverySchema } from '../wire/discovery.ts'
import { productPath, sitePaths } from './site-paths.ts'
import { storageKeys } from './storage-keys.ts'

const config = {
  siteUrl: 'https://shop.test',
  apiUrl: 'https://api.shop.example/api/v1.0',
  paymentsUrl: 'https://pay.shop.example/api/v1.0',
  portalUrl: 'http://localhost:4000/portal',
  translationUrl: 'https://translate.example/get',
  checkoutOrigins: ['https://checkout.example'],
  brandName: { en: 'Shop', ar: 'متجر' },
}

describe('runtimeConfigSchema', () => {
  test('accepts a configuration', () => expect(runtimeConfigSchema.parse(config)).toEqual(config))

  test.each(Object.keys(config))('requires %s', (key) => {
    const rest = { ...config, [key]: undefined }
    expect(runtimeConfigSchema.safeParse(rest).success).toBe(false)
  })

  test.each([
    { apiUrl: 'javascript:alert(1)' },
    { portalUrl: '/portal' },
    { checkoutOrigins: [] },
    { brandName: { en: '', ar: 'x' } },
  ])('rejects %j', (change) => {
    expect(runtimeConfigSchema.safeParse({ ...config, ...change }).success).toBe(false)
  })
})

describe('discoverySchema', () => {
  const extras = { paths: ['/shop'], kernel: '^1.0.0', preload: [], pages: {} }
  const entry = { url: '/a/remote.js', metadata: { version: '1.0.0' }, extras }
  const parse = (entries: unknown[]) =>
    discoverySchema.safeParse({ schema: 'x', microFrontends: { a: entries } }).success

  test('accepts a list of entries', () => expect(parse([entry])).toBe(true))

  test.each([
    { url: '' },
    { metadata: {} },
    { extras: { ...extras, paths: [] } },
    { extras: { ...extras, paths: ['shop'] } },
    { extras: undefined },
  ])('rejects an entry with %j', (change) => {
    expect(parse([{ ...entry, ...change }])).toBe(false)
  })

  test('leaves out slots and extensions that it cannot read', () => {
    const extension = {
      ...{ key: 'bestSellers', slots: ['cart.empty'], order: 0, files: ['extensions.js'] },
      height: { narrow: 560, wide: 420 },
    }
    const read = (more: object) =>
      discoveryExtrasSchema.parse({ ...extras, ...more }) as Record<string, unknown>
    expect(read({ extensions: [extension, { key: 'x' }], slots: { '/shop': ['a.b'] } })).toEqual({
      ...{ ...extras, slots: { '/shop': ['a.b'] } },
      extensions: [extension],
    })
    expect(read({ extensions: 'none', slots: ['a.b'] })).toEqual({
      ...{ ...extras, slots: {}, extensions: [] },
    })
  })

  test('rejects a remote without entries', () => expect(parse([])).toBe(false))
})

test('sitePaths are absolute and unique', () => {
  const paths = Object.values(sitePaths)
  expect(paths.every((path) => path.startsWith('/'))).toBe(true)
  expect(new Set(paths).size).toBe(paths.length)
  expect(productPath('a b/c')).toBe('/product-detail/a%20b%2Fc')
})

test('storageKeys are unique', () => {
  const keys = Object.values(storageKeys)
  expect(new Set(keys).size).toBe(keys.length)
})

describe('addresses that name their language', () => {
  test.each([
    ['/ar', '/'],
    ['/ar/', '/'],
    ['/ar/shop', '/shop'],
    ['/ar/search?q=card', '/search?q=card'],
    ['/ar?utm_source=x', '/?utm_source=x'],
    ['/ar#top', '/#top'],
    ['/ar/ar', '/ar'],
  ])('%s is the Arabic address of %s', (address, plain) => {
    expect(languagePrefix(address)).toBe('/ar')
    expect(withoutLanguagePrefix(address)).toBe(plain)
    expect(toArabicAddress(plain)).toBe(address.replace(/^\/ar\/$/, '/ar'))
  })

  test.each(['/', '/arabic', '/shop/ar', '/AR', '/?x=/ar', '//ar'])('%s names none', (address) => {
    expect(languagePrefix(address)).toBe('')
    expect(withoutLanguagePrefix(address)).toBe(address)
  })
})
