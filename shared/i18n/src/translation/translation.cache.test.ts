import fc from 'fast-check'

import { MAX_TEXT } from './text.rules.ts'
import { createCache, MAX_STORED, STORE_DELAY } from './translation.cache.ts'

const key = 'translations.ar'
const stored = () => sessionStorage.getItem(key) ?? ''

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what was translated is known, on this page and the next', () => {
  const cache = createCache('ar')
  expect(cache.get('Muscat')).toBeUndefined()
  cache.set('Muscat', 'مسقط')
  expect(cache.get('Muscat')).toBe('مسقط')
  jest.advanceTimersByTime(STORE_DELAY)
  expect(createCache('ar').get('Muscat')).toBe('مسقط')
  expect(createCache('en').get('Muscat')).toBeUndefined()
})

test('many translations are stored in one go', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem')
  const cache = createCache('ar')
  for (let number = 0; number < 50; number++) cache.set(`Text ${number}`, `نص ${number}`)
  jest.advanceTimersByTime(STORE_DELAY)
  expect(write).toHaveBeenCalledTimes(1)
  cache.set('Later', 'لاحقًا')
  jest.advanceTimersByTime(STORE_DELAY)
  expect(write).toHaveBeenCalledTimes(2)
  write.mockRestore()
})

test('no more than the bound is stored, the newest of it', () => {
  const cache = createCache('ar')
  const translation = 'ن'.repeat(1000)
  for (let number = 0; number < 500; number++) cache.set(`Text ${number}`, translation)
  jest.advanceTimersByTime(STORE_DELAY)
  expect(stored().length).toBeLessThan(1.1 * MAX_STORED)
  const next = createCache('ar')
  expect(next.get('Text 499')).toBe(translation)
  expect(next.get('Text 0')).toBeUndefined()
})

test.each([
  ['not JSON', '{'],
  ['no list', '{"Muscat":"مسقط"}'],
  ['null', 'null'],
  ['a list of anything', '[null, 7, "x", {}, [], ["a"]]'],
  ['what is no translation', '[["Muscat", "Buy now"], ["Muscat", 7], ["Muscat", {"a": 1}]]'],
  ['what is never asked for', '[["مسقط", "مسقط"], ["a@b.example", "مسقط"]]'],
])('of a storage that holds %s, nothing is taken', (_, text) => {
  sessionStorage.setItem(key, text)
  const cache = createCache('ar')
  expect(cache.get('Muscat')).toBeUndefined()
  expect(cache.get('مسقط')).toBeUndefined()
  expect(cache.get('a@b.example')).toBeUndefined()
})

test('beside rubbish, what is good is taken', () => {
  const long = 'a'.repeat(MAX_TEXT + 1)
  sessionStorage.setItem(
    key,
    JSON.stringify([
      ['Sur', 'صور'],
      [long, 'طويل'],
      ['Ibri', 'عبري', 'x'],
    ]),
  )
  const cache = createCache('ar')
  expect(cache.get('Sur')).toBe('صور')
  expect(cache.get('Ibri')).toBe('عبري')
  expect(cache.get(long)).toBeUndefined()
})

test('no storage, whatever is in it, keeps a page from starting', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      sessionStorage.setItem(key, text)
      expect(createCache('ar').get('Muscat')).toBeUndefined()
    }),
  )
})

test('a storage that the browser blocks is done without', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const reading = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  const writing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  const cache = createCache('ar')
  cache.set('Muscat', 'مسقط')
  jest.advanceTimersByTime(STORE_DELAY)
  expect(writing).toHaveBeenCalled()
  expect(cache.get('Muscat')).toBe('مسقط')
  reading.mockRestore()
  writing.mockRestore()
})
