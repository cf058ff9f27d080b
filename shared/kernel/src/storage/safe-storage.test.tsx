import { safeLocalStorage, safeSessionStorage } from './safe-storage.ts'

const KEY = 'key'

function refuse(): never {
  throw new DOMException('No', 'QuotaExceededError')
}

describe.each([
  ['safeLocalStorage', safeLocalStorage, 'localStorage'],
  ['safeSessionStorage', safeSessionStorage, 'sessionStorage'],
] as const)('%s', (_, storage, area) => {
  const browserStorage = window[area]
  const full = () => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const unreadable = () => void jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const withoutEffect = () =>
    void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
  const blocked = () => void jest.spyOn(window, area, 'get').mockImplementation(refuse)
  const dispatchExternalChange = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }))

  afterEach(() => {
    jest.restoreAllMocks()
    for (const key of [KEY, 'other']) storage.remove(key)
  })

  describe('read and write', () => {
    test('store the text in the browser’s storage', () => {
      expect(storage.write(KEY, 'value')).toBe(true)
      expect(browserStorage.getItem(KEY)).toBe('value')
      expect(storage.read(KEY)).toBe('value')
    })

    test.each([
      ['remove', () => storage.remove(KEY)],
      ['write(null)', () => expect(storage.write(KEY, null)).toBe(true)],
    ])('return null after %s', (_name, remove) => {
      storage.write(KEY, 'value')
      remove()
      expect(browserStorage.getItem(KEY)).toBeNull()
      expect(storage.read(KEY)).toBeNull()
    })

    test.each([
      ['full', full],
      ['blocked', blocked],
      ['unreadable', unreadable],
      ['without effect', withoutEffect],
    ])('hold values in memory and report it when storage is %s', (_name, break_) => {
      break_()
      expect(storage.write(KEY, 'value')).toBe(false)
      expect(storage.read(KEY)).toBe('value')
      expect(storage.write(KEY, 'newer')).toBe(false)
      expect(storage.read(KEY)).toBe('newer')
    })

    test('return null for unknown and removed keys when storage is blocked', () => {
      storage.write(KEY, 'from before')
      blocked()
      expect(storage.read('other')).toBeNull()
      storage.remove(KEY)
      jest.restoreAllMocks()
      expect(storage.read(KEY)).toBeNull()
    })

    test('return what is known from before when storage is blocked later', () => {
      browserStorage.setItem(KEY, 'from before')
      storage.read(KEY)
      blocked()
      expect(storage.read(KEY)).toBe('from before')
    })

    test('prefer the browser’s storage again once a write succeeds', () => {
      full()
      storage.write(KEY, 'in memory')
      jest.restoreAllMocks()
      storage.write(KEY, 'stored')
      browserStorage.setItem(KEY, 'changed')
      expect(storage.read(KEY)).toBe('changed')
    })
  })

  describe('readJson', () => {
    const identity = (stored: unknown) => stored

    test.each([
      ['{"a":1}', { a: 1 }],
      ['null', null],
      ['"text"', 'text'],
    ])('parses %s', (text, value) => {
      storage.write(KEY, text)
      expect(storage.readJson(KEY, identity)).toEqual(value)
    })

    test.each(['', '{', 'undefined', '[1,]', 'eyJhbGci.eyJfaWQi'])(
      'passes undefined to the parser when %j is stored',
      (text) => {
        storage.write(KEY, text)
        expect(storage.readJson(KEY, identity)).toBeUndefined()
      },
    )

    test('passes undefined to the parser when nothing is stored', () => {
      expect(storage.readJson(KEY, identity)).toBeUndefined()
      expect(storage.readJson(KEY, (stored) => typeof stored)).toBe('undefined')
    })
  })

  describe.each(['subscribe', 'subscribeExternal'] as const)('%s', (method) => {
    test('reports another tab’s change of the key and its clear() until unsubscribed', () => {
      const listener = jest.fn()
      const unsubscribe = storage[method](KEY, listener)
      dispatchExternalChange(KEY)
      dispatchExternalChange(null)
      dispatchExternalChange('other')
      expect(listener).toHaveBeenCalledTimes(2)
      unsubscribe()
      dispatchExternalChange(KEY)
      expect(listener).toHaveBeenCalledTimes(2)
    })

    test('reports that the page was restored from the back/forward cache', () => {
      const listener = jest.fn()
      const unsubscribe = storage[method](KEY, listener)
      const show = (persisted: boolean) =>
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
      show(false)
      expect(listener).not.toHaveBeenCalled()
      show(true)
      unsubscribe()
      show(true)
      expect(listener).toHaveBeenCalledTimes(1)
    })

    test('discards the value in memory when another tab changes the key', () => {
      const unsubscribe = storage[method](KEY, () => undefined)
      full()
      storage.write(KEY, 'in memory')
      jest.restoreAllMocks()
      browserStorage.setItem(KEY, 'of the other tab')
      dispatchExternalChange(KEY)
      expect(storage.read(KEY)).toBe('of the other tab')
      unsubscribe()
    })
  })

  test('subscribe reports this tab’s writes of the key until unsubscribed', () => {
    const seen: (string | null)[] = []
    const unsubscribe = storage.subscribe(KEY, () => seen.push(storage.read(KEY)))
    storage.write(KEY, 'a')
    storage.write('other', 'b')
    storage.remove(KEY)
    expect(seen).toEqual(['a', null])
    unsubscribe()
    storage.write(KEY, 'c')
    expect(seen).toHaveLength(2)
  })

  test('subscribeExternal ignores this tab’s writes', () => {
    const listener = jest.fn()
    const unsubscribe = storage.subscribeExternal(KEY, listener)
    storage.write(KEY, 'a')
    unsubscribe()
    expect(listener).not.toHaveBeenCalled()
  })
})

test('the two storages are separate', () => {
  safeLocalStorage.write(KEY, 'local')
  expect(safeSessionStorage.read(KEY)).toBeNull()
  safeLocalStorage.remove(KEY)
})
