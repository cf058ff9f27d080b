import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
import { act, renderHook } from '@testing-library/react'

import {
  getLanguage,
  onLanguageChange,
  setLanguage,
  startLanguage,
  useLanguage,
} from './language.store.ts'

const page = () => ({ lang: document.documentElement.lang, dir: document.documentElement.dir })
const stored = () => localStorage.getItem(storageKeys.lang)

test.each([
  ['ar', { lang: 'ar', dir: 'rtl' }],
  ['en', { lang: 'en', dir: 'ltr' }],
  ['fr', { lang: 'en', dir: 'ltr' }],
  ['AR', { lang: 'en', dir: 'ltr' }],
  ['', { lang: 'en', dir: 'ltr' }],
  ['constructor', { lang: 'en', dir: 'ltr' }],
])('with %j stored, the shop starts as %j', (text, expected) => {
  localStorage.setItem(storageKeys.lang, text)
  startLanguage()
  expect(getLanguage()).toEqual(expected)
  expect(page()).toEqual(expected)
})

test('a first visit is in English', () => {
  startLanguage()
  expect(page()).toEqual({ lang: 'en', dir: 'ltr' })
})

test('Arabic turns the page around at once and is remembered', () => {
  const navigation = recordNavigation()
  setUpBrowser()
  const { result } = renderHook(() => useLanguage())
  act(() => setLanguage('ar'))
  expect(page()).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(result.current).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(stored()).toBe('ar')
  expect(navigation.reloads).toBe(0)
})

test('English is remembered and reloads the page, which then reads from left to right', () => {
  const navigation = recordNavigation()
  setUpBrowser({ lang: 'ar' })
  setLanguage('en')
  expect(navigation.reloads).toBe(1)
  expect(stored()).toBe('en')
  startLanguage()
  expect(page()).toEqual({ lang: 'en', dir: 'ltr' })
})

test.each(['en', 'ar'] as const)('choosing %s again does nothing', (lang) => {
  const navigation = recordNavigation()
  setUpBrowser({ lang })
  const heard = jest.fn()
  const stop = onLanguageChange(heard)
  setLanguage(lang)
  expect(heard).not.toHaveBeenCalled()
  expect(navigation.reloads).toBe(0)
  stop()
})

test('listeners hear the new language until they stop', () => {
  setUpBrowser()
  const heard = jest.fn()
  const stop = onLanguageChange(heard)
  setLanguage('ar')
  stop()
  startLanguage()
  expect(heard.mock.calls).toEqual([['ar']])
})
