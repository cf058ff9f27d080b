import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { screen } from '@testing-library/react'

import { openShop } from '../testing/open-shop.tsx'

describe('ThemeToggle', () => {
  test('switches between dark and light and is named after the next theme', async () => {
    const { user } = await openShop()
    const root = document.documentElement
    expect(root).toHaveClass('light', { exact: true })
    await user.click(screen.getByRole('button', { name: 'Switch to the dark theme' }))
    expect(root).toHaveClass('dark', { exact: true })
    expect(localStorage.getItem(storageKeys.theme)).toBe('dark')
    await user.click(screen.getByRole('button', { name: 'Switch to the light theme' }))
    expect(root).toHaveClass('light', { exact: true })
  })
})
