import { checkRendering, checkScripts } from './check-rendering.ts'

const cart = {
  name: 'cart',
  address: '/shop-cart',
  heading: { en: 'Cart', ar: 'السلة' },
  content: 'main a',
}
const shown = { heading: 'السلة', language: 'ar', renderedLanguage: 'ar', content: 1 }

describe('checkRendering', () => {
  test('accepts the page that was asked for', () => {
    const page = { ...shown, heading: ' السلة ' }
    expect(() => checkRendering('/shop-cart', page, cart, 'ar')).not.toThrow()
  })

  test.each([
    [{ ...shown, heading: null }, 'its heading is null, not "السلة"'],
    [{ ...shown, heading: 'Cart' }, 'its heading is "Cart"'],
    [{ ...shown, language: 'en' }, 'its language is en, not ar'],
    [{ ...shown, renderedLanguage: 'en' }, 'the server rendered it in en'],
    [{ ...shown, renderedLanguage: null }, 'the server rendered it in no language'],
    [{ ...shown, content: 0 }, 'it has no main a'],
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
