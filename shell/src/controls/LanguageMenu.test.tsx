import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { screen, within } from '@testing-library/react'

import { openShop } from '../testing/open-shop.tsx'

const toggle = () => screen.getByRole('button', { name: /^(Language|اللغة)$/ })
const menu = () =>
  document.getElementById(toggle().getAttribute('aria-controls') ?? '') as HTMLElement

describe('LanguageMenu', () => {
  test('lists Arabic and English by their own names and marks the current one', async () => {
    const { user } = await openShop()
    expect(menu()).not.toBeVisible()
    await user.click(toggle())
    const choices = within(menu()).getAllByRole('button')
    expect(choices.map((choice) => [choice.lang, choice.textContent, choice.ariaPressed])).toEqual([
      ['ar', 'العربية', 'false'],
      ['en', 'English', 'true'],
    ])
  })

  test('switches to Arabic and right-to-left without a reload', async () => {
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

  test('reloads the page when English is chosen', async () => {
    const navigation = recordNavigation()
    const { user } = await openShop({ lang: 'ar' })
    await user.click(toggle())
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(navigation.reloads).toBe(1)
    expect(localStorage.getItem(storageKeys.lang)).toBe('en')
  })

  test('closes on a click outside and on Escape', async () => {
    const { user } = await openShop()
    await user.click(toggle())
    expect(menu()).toBeVisible()
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(menu()).not.toBeVisible()
    await user.click(toggle())
    await user.keyboard('{Escape}')
    expect(menu()).not.toBeVisible()
  })
})
