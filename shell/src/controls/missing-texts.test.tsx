import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { screen, within } from '@testing-library/react'

import { openShop } from '../testing/open-shop.tsx'

let missing = true
jest.mock('../messages/ar.json', () => {
  if (missing) throw new Error('Loading chunk failed')
  return jest.requireActual<object>('../messages/ar.json')
})

test('a language whose texts fail to load is not chosen, and can be chosen again', async () => {
  const { user } = await openShop()
  await user.click(screen.getByRole('button', { name: 'Language' }))
  await user.click(screen.getByRole('button', { name: 'العربية' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toBeVisible()
  expect(alert).toHaveTextContent('The Arabic texts could not be loaded.')
  expect(alert).toHaveTextContent('تعذّر تحميل النصوص العربية.')
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  expect(localStorage.getItem(storageKeys.lang)).toBe('en')
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  expect(expectConsole()).toEqual([expect.stringContaining('Loading chunk failed')])

  missing = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'انتقل إلى المحتوى' })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(localStorage.getItem(storageKeys.lang)).toBe('ar')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
