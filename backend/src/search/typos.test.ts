import fc from 'fast-check'

import { allowedTypos, countTypos, getSignature, mayBeTypo } from './typos.ts'

describe('allowedTypos', () => {
  test.each([
    ['tag', 0],
    ['card', 1],
    ['leather', 1],
    ['notebook', 2],
    ['10000000', 0],
    ['بطاقه', 1],
  ])('of %s is %i', (word, typos) => expect(allowedTypos(word)).toBe(typos))
})

describe('countTypos', () => {
  test.each([
    ['card', 'card', 0],
    ['crad', 'card', 1],
    ['cad', 'card', 1],
    ['caard', 'card', 1],
    ['kard', 'card', 1],
    ['stainles', 'stainless', 1],
    ['wrsitbnad', 'wristband', 2],
    ['بطاقه', 'بطقه', 1],
  ])('from %s to %s is %i', (a, b, typos) => expect(countTypos(a, b, 2)).toBe(typos))

  test.each([
    ['card', 'stand', 1],
    ['card', 'cards', 0],
    ['abcd', 'badc', 1],
  ])('from %s to %s is more than %i', (a, b, max) => {
    expect(countTypos(a, b, max)).toBeGreaterThan(max)
  })

  test('is symmetric, and 0 only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(countTypos(a, b, 9)).toBe(countTypos(b, a, 9))
        expect(countTypos(a, b, 9) === 0).toBe(a === b)
      }),
    )
  })

  test('gives up early without changing the answer', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
        const all = countTypos(a, b, 9)
        const bounded = countTypos(a, b, max)
        if (all <= max) expect(bounded).toBe(all)
        else expect(bounded).toBeGreaterThan(max)
      }),
    )
  })
})

describe('mayBeTypo', () => {
  test('never rules out a typo', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ب', 'ه'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (a, b, max) => {
        fc.pre(countTypos(a, b, max) <= max)
        expect(mayBeTypo(getSignature(a), getSignature(b), max)).toBe(true)
      }),
    )
  })

  test('rules out words of other letters', () => {
    expect(mayBeTypo(getSignature('card'), getSignature('bowl'), 1)).toBe(false)
  })
})
