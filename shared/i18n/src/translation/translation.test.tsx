import { safeSessionStorage } from '@shop/kernel/storage'
import fc from 'fast-check'

import {
  isEnglish,
  isRendered,
  isTranslatableElement,
  isTranslatableText,
  isTranslation,
  MAX_TEXT_LENGTH,
  splitWhitespace,
} from './is-translatable.ts'
import {
  createTranslationCache,
  MAX_STORED_CHARACTERS,
  WRITE_DELAY_MS,
} from './translation-cache.ts'

/** The parent of the first text. */
function parentOf(html: string): Element {
  document.body.innerHTML = html
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const parent = walker.nextNode()?.parentElement
  if (!parent) throw new Error(`No text in ${html}`)
  return parent
}

describe('isTranslatableElement', () => {
  test.each([
    '<p>Muscat</p>',
    '<p translate="yes">Muscat</p>',
    '<p translate="">Muscat</p>',
    '<div translate="no"><p translate="yes">Muscat</p></div>',
    '<div contenteditable="true"></div><p>Muscat</p>',
    '<div contenteditable="FALSE">Muscat</div>',
    '<button>Muscat</button>',
    '<select><option value="MCT">Muscat</option></select>',
    '<svg><text>Muscat</text></svg>',
  ])('returns true for %s', (html) => expect(isTranslatableElement(parentOf(html))).toBe(true))

  test.each([
    '<p translate="no">Muscat</p>',
    '<p translate="NO"><b>Muscat</b></p>',
    '<p translate="yes"><bdi translate="no"><b>Muscat</b></bdi></p>',
    '<script type="text/plain">Muscat</script>',
    '<style>Muscat</style>',
    '<noscript>Muscat</noscript>',
    '<textarea>Muscat</textarea>',
    '<select><option>Muscat</option></select>',
    '<code><i>Muscat</i></code>',
    '<div contenteditable>Muscat</div>',
    '<div contenteditable="true"><b>Muscat</b></div>',
    '<div contenteditable="plaintext-only">Muscat</div>',
  ])('returns false for %s', (html) => expect(isTranslatableElement(parentOf(html))).toBe(false))
})

describe('isRendered', () => {
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'))

  test.each([true, false])('returns what the browser says: %j', (visible) => {
    Element.prototype.checkVisibility = () => visible
    expect(isRendered(document.body)).toBe(visible)
  })

  test('returns true when the browser cannot tell', () =>
    expect(isRendered(document.body)).toBe(true))
})

describe('isEnglish', () => {
  test.each(['Muscat', 'Lyon, Auvergne-Rhône-Alpes', '2XL', 'İstanbul', ' of '])(
    'returns true for Latin letters alone: %j',
    (text) => expect(isEnglish(text)).toBe(true),
  )

  test.each(['', ' ', '112', '+968 9000 0000', '—', 'مسقط', 'بطاقة NFC', '21.00 ر.ع.', '东京'])(
    'returns false for %j',
    (text) => expect(isEnglish(text)).toBe(false),
  )
})

describe('isTranslatableText', () => {
  test.each(['maha@example.com', 'Write to maha@example.com.', 'See https://wasla.example/x'])(
    'returns false for a text with an address: %s',
    (text) => expect(isTranslatableText(text)).toBe(false),
  )

  test('returns false for a text that is too long', () => {
    expect(isTranslatableText('a'.repeat(MAX_TEXT_LENGTH))).toBe(true)
    expect(isTranslatableText('a'.repeat(MAX_TEXT_LENGTH + 1))).toBe(false)
  })

  test('returns false for a text that needs no translation', () => {
    expect(isTranslatableText('مسقط')).toBe(false)
    expect(isTranslatableText('20 @ 5')).toBe(false)
  })
})

describe('isTranslation', () => {
  test.each([
    ['مسقط', true],
    ['شريحة NFC', true],
    ['Muscat', false],
    ['MYMEMORY WARNING: YOU USED ALL AVAILABLE FREE TRANSLATIONS FOR TODAY.', false],
    ['', false],
    ['م'.repeat(8 * MAX_TEXT_LENGTH + 1), false],
    [null, false],
    [['مسقط'], false],
  ])('of %j returns %j', (text, expected) => expect(isTranslation(text)).toBe(expected))
})

describe('splitWhitespace', () => {
  test.each([
    ['Muscat', ['', 'Muscat', '']],
    [' of two ', [' ', 'of two', ' ']],
    ['\n\t a a\u00a0', ['\n\t ', 'a a', '\u00a0']],
    ['  ', ['', '', '  ']],
    ['', ['', '', '']],
  ])('splits %j', (data, [leading, text, trailing]) => {
    expect(splitWhitespace(data)).toEqual({ leading, text, trailing })
  })

  test('returns parts that make up the whole, with a trimmed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (data) => {
        const { leading, text, trailing } = splitWhitespace(data)
        expect(leading + text + trailing).toBe(data)
        expect(text).toBe(text.trim())
      }),
    )
  })
})

const key = 'translations.ar'
const stored = () => sessionStorage.getItem(key) ?? ''

describe('translation cache', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    // Values that could not be stored stay in memory.
    safeSessionStorage.remove(key)
  })

  test('returns a translation on this page and the next', () => {
    const cache = createTranslationCache('ar')
    expect(cache.get('Muscat')).toBeUndefined()
    cache.set('Muscat', 'مسقط')
    expect(cache.get('Muscat')).toBe('مسقط')
    jest.advanceTimersByTime(WRITE_DELAY_MS)
    expect(createTranslationCache('ar').get('Muscat')).toBe('مسقط')
    expect(createTranslationCache('en').get('Muscat')).toBeUndefined()
  })

  test('writes translations together', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem')
    const cache = createTranslationCache('ar')
    for (let number = 0; number < 50; number++) cache.set(`Text ${number}`, `نص ${number}`)
    jest.advanceTimersByTime(WRITE_DELAY_MS)
    expect(write).toHaveBeenCalledTimes(1)
    cache.set('Later', 'لاحقًا')
    jest.advanceTimersByTime(WRITE_DELAY_MS)
    expect(write).toHaveBeenCalledTimes(2)
    write.mockRestore()
  })

  test('stores the newest translations up to the limit', () => {
    const cache = createTranslationCache('ar')
    const translation = 'ن'.repeat(1000)
    for (let number = 0; number < 500; number++) cache.set(`Text ${number}`, translation)
    jest.advanceTimersByTime(WRITE_DELAY_MS)
    expect(stored().length).toBeLessThan(1.1 * MAX_STORED_CHARACTERS)
    const next = createTranslationCache('ar')
    expect(next.get('Text 499')).toBe(translation)
    expect(next.get('Text 0')).toBeUndefined()
  })

  test.each([
    ['not JSON', '{'],
    ['no list', '{"Muscat":"مسقط"}'],
    ['null', 'null'],
    ['a list of anything', '[null, 7, "x", {}, [], ["a"]]'],
    [
      'entries without a translation',
      '[["Muscat", "Buy now"], ["Muscat", 7], ["Muscat", {"a": 1}]]',
    ],
    ['texts that are never requested', '[["مسقط", "مسقط"], ["a@b.example", "مسقط"]]'],
  ])('ignores a storage that holds %s', (_, text) => {
    sessionStorage.setItem(key, text)
    const cache = createTranslationCache('ar')
    expect(cache.get('Muscat')).toBeUndefined()
    expect(cache.get('مسقط')).toBeUndefined()
    expect(cache.get('a@b.example')).toBeUndefined()
  })

  test('keeps valid entries beside invalid ones', () => {
    const long = 'a'.repeat(MAX_TEXT_LENGTH + 1)
    sessionStorage.setItem(
      key,
      JSON.stringify([
        ['Sur', 'صور'],
        [long, 'طويل'],
        ['Ibri', 'عبري', 'x'],
      ]),
    )
    const cache = createTranslationCache('ar')
    expect(cache.get('Sur')).toBe('صور')
    expect(cache.get('Ibri')).toBe('عبري')
    expect(cache.get(long)).toBeUndefined()
  })

  test('accepts any content of the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        sessionStorage.setItem(key, text)
        expect(createTranslationCache('ar').get('Muscat')).toBeUndefined()
      }),
    )
  })

  test('works without a storage that is blocked', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const reading = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    const writing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    const cache = createTranslationCache('ar')
    cache.set('Muscat', 'مسقط')
    jest.advanceTimersByTime(WRITE_DELAY_MS)
    expect(writing).toHaveBeenCalled()
    expect(cache.get('Muscat')).toBe('مسقط')
    reading.mockRestore()
    writing.mockRestore()
  })
})
