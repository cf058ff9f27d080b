import { compileCatalogue } from './compile-catalogue.js'
import { formatMessage, type Message } from './format-message.ts'

const catalogue = JSON.stringify({
  'cart.title': 'Your cart',
  'cart.count': '{count, plural, =0 {Empty} one {# item} other {# items}}',
  'cart.link': 'See <0>the shop</0>, {name}',
})

describe('compileCatalogue', () => {
  test('returns messages that render like the catalogue', () => {
    const messages = JSON.parse(compileCatalogue(catalogue)) as Record<string, Message>
    const format = (id: string, values = {}) => formatMessage(messages[id] ?? [], values, 'en')
    expect(format('cart.title')).toBe('Your cart')
    expect([0, 1, 5].map((count) => format('cart.count', { count }))).toEqual([
      'Empty',
      '1 item',
      '5 items',
    ])
    expect(format('cart.link', { name: 'Maha' })).toBe('See <0>the shop</0>, Maha')
  })

  test('leaves no ICU syntax for the browser to parse', () => {
    expect(compileCatalogue(catalogue)).not.toMatch(/\{count|\{name/)
  })

  test.each([
    ['an open brace', '{count, plural, one {#}'],
    ['an unknown form', '{count, plural, some {#} other {#}}'],
    ['a date', '{day, date, short}'],
    ['an ordinal', '{count, selectordinal, one {#st} other {#th}}'],
    ['a plural with an offset', '{count, plural, offset:1 one {#} other {#}}'],
    ['bytes that are no UTF-8', Buffer.from('café', 'latin1').toString()],
    ['a number with a style', '{count, plural, other {{share, number, percent}}}'],
  ])('throws with the id of a message with %s', (_, message) => {
    const broken = JSON.stringify({ 'cart.fine': 'Fine', 'cart.broken': message })
    expect(() => compileCatalogue(broken)).toThrow(/^cart\.broken: ./)
  })
})
