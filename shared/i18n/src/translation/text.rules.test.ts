import fc from 'fast-check'

import { isForeign, isSendable, isTranslation, MAX_TEXT, partsOf } from './text.rules.ts'

describe('a text is foreign', () => {
  test.each(['Muscat', 'Lyon, Auvergne-Rhône-Alpes', '2XL', 'İstanbul', ' of '])(
    'with Latin letters alone: %j',
    (text) => expect(isForeign(text)).toBe(true),
  )

  test.each(['', ' ', '112', '+968 9000 0000', '—', 'مسقط', 'بطاقة NFC', '٢١٫٠٠ ر.ع.', '东京'])(
    'otherwise not: %j',
    (text) => expect(isForeign(text)).toBe(false),
  )
})

describe('a text stays at home', () => {
  test.each(['maha@example.com', 'Write to maha@example.com.', 'See https://wasla.example/x'])(
    'when it holds an address: %s',
    (text) => expect(isSendable(text)).toBe(false),
  )

  test('when it is too long', () => {
    expect(isSendable('a'.repeat(MAX_TEXT))).toBe(true)
    expect(isSendable('a'.repeat(MAX_TEXT + 1))).toBe(false)
  })

  test('when it needs no translation', () => {
    expect(isSendable('مسقط')).toBe(false)
    expect(isSendable('20 @ 5')).toBe(false)
  })
})

test.each([
  ['مسقط', true],
  ['شريحة NFC', true],
  ['Muscat', false],
  ['MYMEMORY WARNING: YOU USED ALL AVAILABLE FREE TRANSLATIONS FOR TODAY.', false],
  ['', false],
  ['م'.repeat(8 * MAX_TEXT + 1), false],
  [null, false],
  [['مسقط'], false],
])('%j as a translation: %j', (text, expected) => expect(isTranslation(text)).toBe(expected))

describe('the parts of a text', () => {
  test.each([
    ['Muscat', ['', 'Muscat', '']],
    [' of two ', [' ', 'of two', ' ']],
    ['\n\t a a\u00a0', ['\n\t ', 'a a', '\u00a0']],
    ['  ', ['', '', '  ']],
    ['', ['', '', '']],
  ])('of %j', (data, [before, core, after]) => {
    expect(partsOf(data)).toEqual({ before, core, after })
  })

  test('are the whole of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (data) => {
        const { before, core, after } = partsOf(data)
        expect(before + core + after).toBe(data)
        expect(core).toBe(core.trim())
      }),
    )
  })
})
