import { renderUi } from '@shop/testing/render.tsx'
import { act, screen } from '@testing-library/react'

import { useLocalStorage } from './useLocalStorage.ts'

const key = 'count'

function Counter({ name }: { name: string }) {
  const [stored, update] = useLocalStorage(key)
  const add = () => update((text) => String(Number(text ?? 0) + 1))
  return (
    <>
      <output aria-label={name}>{stored ?? 'none'}</output>
      <button onClick={add}>Add {name}</button>
      <button onClick={() => update(() => null)}>Clear {name}</button>
    </>
  )
}

const shown = (name: string) => screen.getByRole('status', { name }).textContent

function show() {
  return renderUi(
    <>
      <Counter name="one" />
      <Counter name="two" />
    </>,
  )
}

/** What another tab does to the storage. */
function elsewhere(value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

test('is the same in every place, and kept', async () => {
  const { user } = show()
  expect(shown('one')).toBe('none')
  await user.click(screen.getByRole('button', { name: 'Add one' }))
  await user.click(screen.getByRole('button', { name: 'Add two' }))
  expect([shown('one'), shown('two')]).toEqual(['2', '2'])
  expect(localStorage.getItem(key)).toBe('2')
  await user.click(screen.getByRole('button', { name: 'Clear one' }))
  expect(shown('two')).toBe('none')
  expect(localStorage.getItem(key)).toBeNull()
})

test('follows another tab, and builds on what that one has stored', async () => {
  const { user } = show()
  elsewhere('7')
  expect(shown('one')).toBe('7')
  // Stored, but not yet heard of.
  localStorage.setItem(key, '9')
  await user.click(screen.getByRole('button', { name: 'Add one' }))
  expect(shown('one')).toBe('10')
  elsewhere(null)
  expect(shown('one')).toBe('none')
})

test('lasts as long as the page where the browser refuses to store', async () => {
  const { user } = show()
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(screen.getByRole('button', { name: 'Add one' }))
  expect([shown('one'), shown('two')]).toEqual(['1', '1'])
  refuse.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Clear one' }))
})
