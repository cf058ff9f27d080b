import { type Messages, setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { languages } from '@shop/kernel'
import fc from 'fast-check'

import { locales } from './format.ts'
import { formatMessage, type Message, type Values } from './format-message.ts'

const compile = (icu: string) => compileMessageOrThrow(icu) as Message
const format = (icu: string, values: Values = {}, lang: 'en' | 'ar' = 'en') =>
  formatMessage(compile(icu), values, lang)

describe('formatMessage', () => {
  test.each([
    ['text', 'Your cart', {}, 'Your cart'],
    ['nothing', '', {}, ''],
    ['arguments', 'From {from} to {to}', { from: 'A', to: 7 }, 'From A to 7'],
    ['absent arguments', 'To {name}{other}.', { other: null }, 'To .'],
    ['a number', '{count, number} items', { count: 12_345.678 }, '12,345.678 items'],
    ['quoted syntax', `'{index}' # of`, { index: 1 }, '{index} # of'],
    ['a selected case', '{sex, select, f {Ms} m {Mr} other {}} X', { sex: 'f' }, 'Ms X'],
    ['the other case', '{sex, select, f {Ms} other {Dear {name}}}', { name: 'X' }, 'Dear X'],
    ['an exact plural', '{n, plural, =0 {None} one {One} other {#}}', { n: 0 }, 'None'],
    ['a plural of a text', '{n, plural, one {One} other {#}}', { n: '1' }, 'One'],
    [
      'a selection in a plural',
      '{n, plural, one {One} other {# {sex, select, f {women: #} other {}}}}',
      { n: 2000, sex: 'f' },
      '2,000 women: 2,000',
    ],
  ])('formats %s', (_, icu, values, text) => {
    expect(format(icu, values)).toBe(text)
  })

  test('creates no number format, which is slow', () => {
    const create = jest.spyOn(Intl, 'NumberFormat')
    expect(format('{n, plural, other {#}} {n, number}', { n: 5000 }, 'ar')).toBe('5,000 5,000')
    expect(create).not.toHaveBeenCalled()
  })

  test('formats what Lingui formats, for any number and name, in both languages', () => {
    const icu =
      '{name}: {count, plural, =0 {none} zero {zero #} one {one #} two {two #} few {few #} many {many #} other {# {total, number}}}'
    const message = compile(icu)
    const i18n = setupI18n()
    const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((number) => number / 1000)
    const count = fc.oneof(fc.nat(200), fc.integer(), thousandths)
    for (const lang of languages) {
      i18n.load(lang, { message } as Messages)
      i18n.activate(lang, locales[lang])
      fc.assert(
        fc.property(fc.record({ name: fc.string(), count, total: count }), (values) => {
          expect(formatMessage(message, values, lang)).toBe(i18n._('message', values))
        }),
      )
    }
  })
})
