import { screen } from '@testing-library/react'

import { openShop } from '../testing/open-shop.tsx'

const field = () => screen.getByRole('textbox', { name: 'E-mail address' })
const invalid = 'Please enter an e-mail address such as name@example.com.'

async function subscribe(text: string) {
  const opened = await openShop()
  if (text) await opened.user.type(field(), text)
  await opened.user.click(screen.getByRole('button', { name: 'Subscribe' }))
  return opened
}

test('asks for an e-mail address', async () => {
  await openShop()
  expect(field()).toHaveAttribute('type', 'email')
  expect(field()).toBeRequired()
  expect(field()).not.toHaveAccessibleDescription(invalid)
})

test.each(['', 'maha', 'maha@', '@example.com'])('%j is none, and it says so', async (text) => {
  await subscribe(text)
  expect(field()).toHaveAccessibleDescription(invalid)
  expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument()
})

test('an address is thanked for, and nothing is sent or pretended', async () => {
  await subscribe('maha@example.com')
  expect(screen.getByText(/^Thank you.* nothing was sent\.$/)).toBeInTheDocument()
  expect(field()).not.toHaveAccessibleDescription(invalid)
})

test('a mended address is accepted', async () => {
  const { user } = await subscribe('maha')
  await user.type(field(), '@example.com{Enter}')
  expect(screen.getByText(/^Thank you/)).toBeInTheDocument()
  expect(field()).not.toHaveAccessibleDescription(invalid)
})
