import { checkRendering, checkScripts } from './check-rendering.ts'

const cart = {
  name: 'cart',
  address: '/shop-cart',
  heading: { en: 'Cart', ar: 'السلة' },
  content: 'main a',
}

describe('checkRendering', () => {
  test('accepts the page that was asked for', () => {
    const page = { heading: ' السلة ', language: 'ar', content: 1 }
    expect(() => checkRendering('/shop-cart', page, cart, 'ar')).not.toThrow()
  })

  test.each([
    [{ heading: null, language: 'ar', content: 1 }, 'its heading is null, not "السلة"'],
    [{ heading: 'Cart', language: 'ar', content: 1 }, 'its heading is "Cart"'],
    [{ heading: 'السلة', language: 'en', content: 1 }, 'its language is en, not ar'],
    [{ heading: 'السلة', language: 'ar', content: 0 }, 'it has no main a'],
    [undefined, 'was not looked at'],
  ])('rejects %j', (page, problem) => {
    expect(() => checkRendering('/shop-cart', page, cart, 'ar')).toThrow(problem)
  })
})

describe('checkScripts', () => {
  const shell = 'http://localhost/shell/1.0.0/main.js'
  const remote = 'http://localhost/mfe-agents/1.0.0/remoteEntry.js'

  test('accepts the scripts of the shop that was visited', () => {
    expect(() => checkScripts('/', [shell, remote], false)).not.toThrow()
    expect(() => checkScripts('/', [shell], true)).not.toThrow()
  })

  test('rejects those of the other shop, and none at all', () => {
    expect(() => checkScripts('/', [shell], false)).toThrow('not the shop of several front ends')
    expect(() => checkScripts('/', [shell, remote], true)).toThrow('not the shop in one bundle')
    expect(() => checkScripts('/', [], true)).toThrow('ran 0 scripts')
  })
})
