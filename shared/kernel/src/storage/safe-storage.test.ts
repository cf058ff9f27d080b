import { readStored, readStoredJson, subscribeStored, writeStored } from './safe-storage.ts'

const KEY = 'key'

function refuse(): never {
  throw new DOMException('No', 'QuotaExceededError')
}

const full = () => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
const blocked = () => void jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
const elsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

afterEach(() => {
  jest.restoreAllMocks()
  writeStored(KEY, null)
})

test('what is written is in the browser’s storage, and null takes it out', () => {
  writeStored(KEY, 'value')
  expect(localStorage.getItem(KEY)).toBe('value')
  expect(readStored(KEY)).toBe('value')
  writeStored(KEY, null)
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(readStored(KEY)).toBeNull()
})

test.each([
  ['full', full],
  ['blocked', blocked],
])('where storage is %s, values live in memory', (_, break_) => {
  break_()
  writeStored(KEY, 'value')
  expect(readStored(KEY)).toBe('value')
  writeStored(KEY, 'newer')
  expect(readStored(KEY)).toBe('newer')
})

test('where storage is blocked, an unknown key has no value and a removed one has none either', () => {
  writeStored(KEY, 'from before')
  blocked()
  expect(readStored('other')).toBeNull()
  writeStored(KEY, null)
  jest.restoreAllMocks()
  expect(readStored(KEY)).toBeNull()
})

test('once there is room again, storage has the last word', () => {
  full()
  writeStored(KEY, 'in memory')
  jest.restoreAllMocks()
  writeStored(KEY, 'stored')
  localStorage.setItem(KEY, 'changed')
  expect(readStored(KEY)).toBe('changed')
})

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['"text"', 'text'],
])('the JSON %s is read', (text, value) => {
  writeStored(KEY, text)
  expect(readStoredJson(KEY)).toEqual(value)
})

test.each(['', '{', 'undefined', '[1,]', 'eyJhbGci.eyJfaWQi'])('%j is no JSON value', (text) => {
  writeStored(KEY, text)
  expect(readStoredJson(KEY)).toBeUndefined()
})

test('nothing stored is no JSON value', () => {
  expect(readStoredJson(KEY)).toBeUndefined()
})

describe('another tab', () => {
  test('is heard when it changes the key or clears everything, until one stops listening', () => {
    const heard = jest.fn()
    const stop = subscribeStored(KEY, heard)
    elsewhere(KEY)
    elsewhere(null)
    elsewhere('other')
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    elsewhere(KEY)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('overrules what this tab holds in memory alone', () => {
    const stop = subscribeStored(KEY, () => undefined)
    full()
    writeStored(KEY, 'in memory')
    jest.restoreAllMocks()
    localStorage.setItem(KEY, 'of the other tab')
    elsewhere(KEY)
    expect(readStored(KEY)).toBe('of the other tab')
    stop()
  })
})
