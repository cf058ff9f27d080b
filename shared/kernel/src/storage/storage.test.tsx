import { renderUi } from '@shop/testing/render.tsx'
import { act, screen } from '@testing-library/react'

import { safeLocalStorage } from './safe-storage.ts'
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
    expect(localStorage.getItem(key)).toBe('2')
    await user.click(screen.getByRole('button', { name: 'Clear one' }))
    expect(displayed('two')).toBe('none')
    expect(localStorage.getItem(key)).toBeNull()
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
})
