import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { screen, within } from '@testing-library/react'

import { openShop } from '../testing/open-shop.tsx'

const toggle = () => screen.getByRole('button', { name: /^(Language|اللغة)$/ })
const menu = () =>
  document.getElementById(toggle().getAttribute('aria-controls') ?? '') as HTMLElement

test('offers Arabic and English, each by its own name, the present one marked', async () => {
  const { user } = await openShop()
  expect(menu()).not.toBeVisible()
  await user.click(toggle())
  const choices = within(menu()).getAllByRole('button')
  expect(choices.map((choice) => [choice.lang, choice.textContent, choice.ariaPressed])).toEqual([
    ['ar', 'العربية', 'false'],
    ['en', 'English', 'true'],
  ])
})

test('Arabic turns the whole page around without a reload', async () => {
  const navigation = recordNavigation()
  const { user } = await openShop()
  await user.click(toggle())
  await user.click(screen.getByRole('button', { name: 'العربية' }))
  expect(await screen.findByRole('link', { name: 'انتقل إلى المحتوى' })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  expect(localStorage.getItem(storageKeys.lang)).toBe('ar')
  expect(menu()).not.toBeVisible()
  expect(navigation.reloads).toBe(0)
})

test('English reloads the page', async () => {
  const navigation = recordNavigation()
  const { user } = await openShop({ lang: 'ar' })
  await user.click(toggle())
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(navigation.reloads).toBe(1)
  expect(localStorage.getItem(storageKeys.lang)).toBe('en')
})

test('closes on a click outside of it and on Escape', async () => {
  const { user } = await openShop()
  await user.click(toggle())
  expect(menu()).toBeVisible()
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(menu()).not.toBeVisible()
  await user.click(toggle())
  await user.keyboard('{Escape}')
  expect(menu()).not.toBeVisible()
})
