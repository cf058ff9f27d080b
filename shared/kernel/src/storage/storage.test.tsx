import { renderUi } from '@shop/testing/render.tsx'
import { act, screen } from '@testing-library/react'

import { createSafeStorage, safeLocalStorage, type SafeStorage } from './safe-storage.ts'
import { readStored, updateStored } from './update-stored.ts'
import { useStorage } from './useStorage.ts'

const key = 'count'

function Counter({ name }: { name: string }) {
  const [stored, update] = useStorage(safeLocalStorage, key)
  const increment = () => update((text) => String(Number(text ?? 0) + 1))
  return (
    <>
      <output aria-label={name}>{stored ?? 'none'}</output>
      <button onClick={increment}>Add {name}</button>
      <button onClick={() => update(() => null)}>Clear {name}</button>
    </>
  )
}

const displayed = (name: string) => screen.getByRole('status', { name }).textContent

function renderCounters() {
  return renderUi(
    <>
      <Counter name="one" />
      <Counter name="two" />
    </>,
  )
}

function changeInOtherTab(value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

describe('useStorage', () => {
  test('returns the same value in every component and persists it', async () => {
    const { user } = renderCounters()
    expect(displayed('one')).toBe('none')
    await user.click(screen.getByRole('button', { name: 'Add one' }))
    await user.click(screen.getByRole('button', { name: 'Add two' }))
    expect([displayed('one'), displayed('two')]).toEqual(['2', '2'])
    expect(readStored(safeLocalStorage, key)).toBe('2')
    await user.click(screen.getByRole('button', { name: 'Clear one' }))
    expect(displayed('two')).toBe('none')
    expect(readStored(safeLocalStorage, key)).toBeNull()
  })

  test('follows other tabs and updates from the stored value, not from the rendered one', async () => {
    const { user } = renderCounters()
    changeInOtherTab('7')
    expect(displayed('one')).toBe('7')
    // Stored without an event yet.
    localStorage.setItem(key, '9')
    await user.click(screen.getByRole('button', { name: 'Add one' }))
    expect(displayed('one')).toBe('10')
    changeInOtherTab(null)
    expect(displayed('one')).toBe('none')
  })

  test('keeps the value in memory when the browser refuses to store it', async () => {
    const { user } = renderCounters()
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(screen.getByRole('button', { name: 'Add one' }))
    expect([displayed('one'), displayed('two')]).toEqual(['1', '1'])
    refuse.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Clear one' }))
  })
})

describe('updateStored', () => {
  const parse = (text: string | null) => JSON.parse(text ?? '[]') as string[]
  const append = (storage: SafeStorage, item: string) =>
    updateStored(storage, key, (text) => JSON.stringify([...parse(text), item]))
  const items = (storage: SafeStorage) => parse(readStored(storage, key))

  afterEach(() => {
    // The storages of a test stay subscribed.
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })

  test('stores JSON that other readers parse', () => {
    const storage = createSafeStorage(() => window.localStorage)
    expect(append(storage, 'a')).toBe(true)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['a'])
    expect(readStored(storage, key)).toBe('["a"]')
  })

  test('leaves nothing that others could read when there is no text', () => {
    const storage = createSafeStorage(() => window.localStorage)
    append(storage, 'a')
    updateStored(storage, key, () => null)
    expect(localStorage.getItem(key)?.trim()).toBe('')
    expect(readStored(storage, key)).toBeNull()
  })

  test('keeps changes that were not persisted when another tab writes', () => {
    const storage = createSafeStorage(() => window.localStorage)
    append(storage, 'stored')
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(append(storage, 'in memory')).toBe(false)
    setItem.mockRestore()

    const other = createSafeStorage(() => window.localStorage)
    append(other, 'of the other tab')
    window.dispatchEvent(new StorageEvent('storage', { key: key }))
    expect(items(storage)).toEqual(['stored', 'of the other tab', 'in memory'])
    expect(items(other)).toEqual(items(storage))
  })
})
