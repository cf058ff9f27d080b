import { parseOptions } from './options.ts'

describe('parseOptions', () => {
  test('visits every page five times in both languages without options', () => {
    expect(parseOptions([])).toEqual({
      runs: 5,
      pages: ['home', 'category', 'product', 'cart', 'agents'],
      languages: ['en', 'ar'],
      why: false,
    })
  })

  test('reads what is asked for', () => {
    const args = ['--runs', '1', '--pages', 'cart,home', '--languages', 'ar', '--why']
    expect(parseOptions(args)).toEqual({
      runs: 1,
      pages: ['cart', 'home'],
      languages: ['ar'],
      why: true,
    })
  })

  test.each([
    [['--runs', 'few'], '--runs must be a number from 1, not "few"'],
    [['--runs', '0'], '--runs must be a number from 1'],
    [['--pages', 'home,shop'], '"shop" is none of home, category, product, cart, agents'],
    [['--languages', 'fr'], '"fr" is none of en, ar'],
    [['--fast'], "Unknown option '--fast'"],
    [['home'], "Unexpected argument 'home'"],
  ])('rejects %j with a sentence', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message)
  })
})
