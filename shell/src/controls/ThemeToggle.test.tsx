import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { screen } from '@testing-library/react'

import { openShop } from '../testing/open-shop.tsx'

test('flips between dark and light, and its name says what it will do', async () => {
  const { user } = await openShop()
  const root = document.documentElement
  expect(root).toHaveClass('light', { exact: true })
  await user.click(screen.getByRole('button', { name: 'Switch to the dark theme' }))
  expect(root).toHaveClass('dark', { exact: true })
  expect(localStorage.getItem(storageKeys.theme)).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Switch to the light theme' }))
  expect(root).toHaveClass('light', { exact: true })
})
