import { createEntry } from '../testing/site-fixtures.ts'
import { findParameters, keepParameters, readParameter } from './page-query.ts'

describe('keepParameters', () => {
  test.each([
    ['/shop', '/shop'],
    ['/shop?', '/shop'],
    ['/shop?fbclid=1', '/shop'],
    ['/shop?utm_source=a&page=2&gclid=x&sort=low', '/shop?page=2&sort=low'],
    ['/shop?sort=a%20b&sort=a+b&pages=1', '/shop?sort=a%20b&sort=a+b'],
    ['/shop?p%61ge=2&%E0%A4%A=1&=x&&page', '/shop?p%61ge=2&page'],
    ['//shop?page=1?fbclid=2', '//shop?page=1?fbclid=2'],
  ])('leaves of %s what a page with page and sort reads', (url, kept) => {
    expect(keepParameters(url, ['page', 'sort'])).toBe(kept)
  })
})

describe('readParameter', () => {
  test.each([
    ['/shop?tester=a', 'a'],
    ['/shop?x=1&%74%65ster=a&tester=b', 'a'],
    ['/shop?tester', ''],
    ['/shop?%E0%A4%A=1&tester=%61', 'a'],
    ['/tester=a', null],
    ['/shop?testers=a&x=tester=a', null],
    ['/shop?Tester=a&%2574ester=a', null],
  ])('reads %s as a browser does', (url, value) => {
    expect(readParameter(url, 'tester')).toBe(value)
  })
})

describe('findParameters', () => {
  const entry = createEntry('mfe-shop', ['/shop', '/sale'])

  test('returns what the remote declares of the page', () => {
    const extras = { ...entry.extras, query: { '/shop': ['tab'] } }
    expect(findParameters('/shop', { extras })).toEqual(['tab'])
    expect(findParameters('/sale', { extras })).toEqual([])
  })

  test('returns undefined for a version that declares none, so that all parameters are kept', () => {
    const { query: _, ...extras } = entry.extras
    expect(findParameters('/shop', { extras })).toBeUndefined()
    expect(keepParameters('/shop?any=1', undefined)).toBe('/shop?any=1')
  })
})
