import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { act, renderHook } from '@testing-library/react'

import { systemIsDark } from '../testing/head-script.ts'
import { startTheme, toggleTheme, useTheme } from './theme.store.ts'

const root = document.documentElement
const stored = () => localStorage.getItem(storageKeys.theme)

afterEach(() => void jest.restoreAllMocks())

test.each(['light', 'dark'] as const)('startTheme defaults to a %s system theme', (theme) => {
  systemIsDark(theme === 'dark')
  startTheme()()
  expect([...root.classList]).toEqual([theme])
  expect(stored()).toBeNull()
})

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)('startTheme prefers a stored %s theme to a %s system theme', (chosen, system) => {
  systemIsDark(system === 'dark')
  localStorage.setItem(storageKeys.theme, chosen)
  startTheme()()
  expect([...root.classList]).toEqual([chosen])
})

test('startTheme ignores an unknown stored theme', () => {
  systemIsDark(true)
  localStorage.setItem(storageKeys.theme, 'sepia')
  startTheme()()
  expect([...root.classList]).toEqual(['dark'])
})

test('toggleTheme switches the class and persists the choice', () => {
  systemIsDark(false)
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
