import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { createStore, useStore } from 'zustand'

import { safeLocalStorage } from '../storage/safe-storage.ts'

export type Theme = 'light' | 'dark'

const store = createStore<{ theme: Theme }>(() => ({ theme: 'light' }))

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark'
}

function resolveTheme(): Theme {
  const stored = safeLocalStorage.read(storageKeys.theme)
  if (isTheme(stored)) return stored
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement
  classList.toggle('light', theme === 'light')
  classList.toggle('dark', theme === 'dark')
  store.setState({ theme })
}

/** The current theme. */
export function getTheme(): Theme {
  return store.getState().theme
}

/** The theme, following changes. */
export function useTheme(): Theme {
  return useStore(store, (state) => state.theme)
}

/** Switches between light and dark and persists the choice. */
export function toggleTheme(): void {
  const theme = getTheme() === 'dark' ? 'light' : 'dark'
  safeLocalStorage.write(storageKeys.theme, theme)
  applyTheme(theme)
}

/** Applies the stored theme, by default the system's, and follows other tabs. @returns unsubscribes */
export function startTheme(): () => void {
  applyTheme(resolveTheme())
  return safeLocalStorage.subscribeExternal(storageKeys.theme, () => applyTheme(resolveTheme()))
}
