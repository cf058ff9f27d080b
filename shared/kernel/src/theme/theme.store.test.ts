import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { act, renderHook } from '@testing-library/react'

import { startTheme, toggleTheme, useTheme } from './theme.store.ts'

const root = document.documentElement
const stored = () => localStorage.getItem(storageKeys.theme)

function systemPrefers(theme: 'light' | 'dark') {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = query === `(prefers-color-scheme: ${theme})`
    return Object.assign(new EventTarget(), { matches, media: query }) as MediaQueryList
  })
}

afterEach(() => void jest.restoreAllMocks())

test.each(['light', 'dark'] as const)('a first visit follows a %s system', (theme) => {
  systemPrefers(theme)
  startTheme()()
  expect([...root.classList]).toEqual([theme])
  expect(stored()).toBeNull()
})

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)('a chosen %s theme outweighs a %s system', (chosen, system) => {
  systemPrefers(system)
  localStorage.setItem(storageKeys.theme, chosen)
  startTheme()()
  expect([...root.classList]).toEqual([chosen])
})

test('an unknown stored theme counts as none', () => {
  systemPrefers('dark')
  localStorage.setItem(storageKeys.theme, 'sepia')
  startTheme()()
  expect([...root.classList]).toEqual(['dark'])
})

test('the toggle flips the class, tells the page and remembers', () => {
  systemPrefers('light')
  root.classList.add('fonts-loaded')
  startTheme()()
  const { result } = renderHook(() => useTheme())
  act(toggleTheme)
  expect(result.current).toBe('dark')
  expect([...root.classList].toSorted()).toEqual(['dark', 'fonts-loaded'])
  expect(stored()).toBe('dark')
  act(toggleTheme)
  expect(result.current).toBe('light')
  expect(stored()).toBe('light')
  root.classList.remove('fonts-loaded')
})

test('another tab’s choice arrives until the page stops following', () => {
  systemPrefers('light')
  const stop = startTheme()
  const choose = (theme: string) => {
    localStorage.setItem(storageKeys.theme, theme)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.theme }))
  }
  choose('dark')
  expect([...root.classList]).toEqual(['dark'])
  stop()
  choose('light')
  expect([...root.classList]).toEqual(['dark'])
})
