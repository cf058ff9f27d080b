import fc from 'fast-check'

import {
  exampleAddress,
  isReadablePattern,
  matchesPattern,
  patternsOverlap,
} from './path-patterns.ts'

const MAX_SEGMENTS = 3
const texts = ['a', 'b', 'c']

/** Every address of up to this many segments. */
function addresses(segments: number): string[] {
  if (segments === 0) return ['']
  const shorter = addresses(segments - 1)
  const longest = shorter.filter((address) => address.split('/').length === segments)
  return [...shorter, ...longest.flatMap((address) => texts.map((text) => `${address}/${text}`))]
}
const everyAddress = addresses(MAX_SEGMENTS + 1).map((address) => address || '/')

const pattern = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'A', 'b', ':x', ':y', 'a?', ':z?'), { maxLength: MAX_SEGMENTS }),
    fc.constantFrom('', '/', '/*'),
  )
  .map(([segments, end]) => `/${segments.join('/')}${segments.length === 0 ? end.slice(1) : end}`)

describe('patternsOverlap', () => {
  test('says what the router says: whether some address matches both', () => {
    fc.assert(
      fc.property(pattern, pattern, (one, other) => {
        const both = everyAddress.some(
          (address) => matchesPattern([one], address) && matchesPattern([other], address),
        )
        expect(patternsOverlap(one, other)).toBe(both)
        expect(patternsOverlap(other, one)).toBe(both)
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['/product-detail/p1', '/product-detail/:id', true],
    ['/*', '/shop', true],
    ['/shop/:any', '/shop/new', true],
    ['/shop/:any', '/shop', false],
    ['/shop/:any?', '/shop', true],
    ['/a/*', '/a', true],
    ['/SHOP/', '/shop', true],
    ['/shop-list', '/shop', false],
  ])('of %s and %s is %s', (one, other, expected) => {
    expect(patternsOverlap(one, other)).toBe(expected)
  })
})

describe('isReadablePattern', () => {
  test.each(['/', '/a', '/a/', '/a/:id', '/a/:id?/b?', '/*', '/a/*', '/blog-detail.html', '/عن'])(
    'accepts %s',
    (path) => expect(isReadablePattern(path)).toBe(true),
  )
  test.each([
    'a',
    '',
    '/a*',
    '/a/*/b',
    '/:id.html',
    '//a',
    '/a//b',
    '/a b',
    '/a%20b',
    '/a?x=1',
    '/a#b',
  ])('rejects %j', (path) => expect(isReadablePattern(path)).toBe(false))
})

test('exampleAddress returns an address that the pattern matches', () => {
  fc.assert(fc.property(pattern, (one) => matchesPattern([one], exampleAddress(one))))
})
