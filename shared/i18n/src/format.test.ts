import { type Messages, setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { LOCALES } from '@shop/contracts/rules/locale-files.ts'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { formatDateTime, formatDay, locales, localize, SHOP_TIME_ZONE } from './format.ts'
import { escapeValues, formatElements } from './format-elements.tsx'
import { formatMessage, type Message, type Values } from './format-message.ts'

/** Without the characters that order a line of mixed direction. */
const visible = (text: string) =>
  text.replaceAll(/[\u061c\u200e\u200f]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')

describe('formatDateTime', () => {
  test('returns a long date with the time in the shop’s time zone', () => {
    const time = '2026-03-09T20:05:00.000Z'
    expect(visible(formatDateTime(time, 'en'))).toBe('10 March 2026 at 12:05 AM')
    expect(visible(formatDateTime(time, 'ar'))).toMatch(/10 مارس 2026.*12:05/)
  })

  test.each(['', 'yesterday', '2026-13-45'])('returns the invalid date %j unchanged', (text) => {
    expect(formatDateTime(text, 'en')).toBe(text)
    expect(formatDateTime(text, 'ar')).toBe(text)
  })
})

describe('localize', () => {
  test.each([
    [{ en: 'Card', ar: 'بطاقة' }, 'Card', 'بطاقة'],
    [{ en: 'Card' }, 'Card', 'Card'],
    [{ en: 'Card', ar: '' }, 'Card', 'Card'],
  ])('returns %j in the language, or in English', (text, english, arabic) => {
    expect(localize(text, 'en')).toBe(english)
    expect(localize(text, 'ar')).toBe(arabic)
  })
})

describe('formatDay', () => {
  test('returns the date in the language, in Western digits', () => {
    expect(formatDay('2025-09-28', 'en')).toBe('28 September 2025')
    expect(formatDay('2025-09-28', 'en', 'medium')).toMatch(/^28 Sept? 2025$/)
    for (const style of ['medium', 'long'] as const) {
      expect(visible(formatDay('2025-09-28', 'ar', style))).toBe('28 سبتمبر 2025')
    }
  })

  test('returns the date that a point in time has in a time zone', () => {
    const time = '2025-09-28T20:30:00Z'
    expect(formatDay(time, 'en')).toMatch(/28/)
    expect(formatDay(time, 'en', 'long', SHOP_TIME_ZONE)).toMatch(/29/)
  })
})

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
    // Lingui decodes escapes, as `\x41`, in what was typed, too.
    const name = fc.string().filter((text) => !text.includes('\\'))
    for (const lang of LOCALES) {
      i18n.load(lang, { message } as Messages)
      i18n.activate(lang, locales[lang])
      fc.assert(
        fc.property(fc.record({ name, count, total: count }), (values) => {
          expect(formatMessage(message, values, lang)).toBe(i18n._('message', values))
        }),
      )
    }
  })
})

/** The HTML of a text with a link and a bold element. */
function toHtml(text: string): string {
  const link = createElement('a', { href: '/shop' }, 'replaced')
  return renderToStaticMarkup(formatElements(text, { 0: link, bold: createElement('strong') }))
}

describe('formatElements', () => {
  test.each([
    ['no element', 'Plain', 'Plain'],
    [
      'elements with text around',
      'See <0>our shop</0> in <bold>Muscat</bold>.',
      'See <a href="/shop">our shop</a> in <strong>Muscat</strong>.',
    ],
    [
      'an element in another',
      '<0>A <bold>b</bold> c</0>',
      '<a href="/shop">A <strong>b</strong> c</a>',
    ],
    ['an element over lines', '<bold>a\nb</bold>', '<strong>a\nb</strong>'],
    [
      'the same element twice',
      '<bold>a</bold><bold>b</bold>',
      '<strong>a</strong><strong>b</strong>',
    ],
    ['an element that is not given', 'See <7>this</7>', 'See this'],
    ['a sign that opens nothing', '1 < 2', '1 &lt; 2'],
  ])('renders %s', (_, text, html) => {
    expect(toHtml(text)).toBe(html)
  })

  test('takes no value for an element', () => {
    const { query } = escapeValues({ query: '</0><bold>x</bold><0>' })
    expect(toHtml(`For <0>${String(query)}</0>`)).toBe(
      'For <a href="/shop">&lt;/0&gt;&lt;bold&gt;x&lt;/bold&gt;&lt;0&gt;</a>',
    )
  })
})

describe('escapeValues', () => {
  test('leaves what is no text as it is', () => {
    expect(escapeValues({ count: 3, name: 'Maha' })).toEqual({ count: 3, name: 'Maha' })
  })
})
