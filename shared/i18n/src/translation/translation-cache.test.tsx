import fc from 'fast-check'

import { MAX_TEXT_LENGTH } from './is-translatable.ts'
import {
  createTranslationCache,
  MAX_STORED_CHARACTERS,
  WRITE_DELAY_MS,
} from './translation-cache.ts'

const key = 'translations.ar'
const stored = () => sessionStorage.getItem(key) ?? ''

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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
  ['entries without a translation', '[["Muscat", "Buy now"], ["Muscat", 7], ["Muscat", {"a": 1}]]'],
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
