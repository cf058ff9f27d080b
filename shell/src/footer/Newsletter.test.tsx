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

describe('Newsletter', () => {
  test('renders a required e-mail field without an error', async () => {
    await openShop()
    expect(field()).toHaveAttribute('type', 'email')
    expect(field()).toBeRequired()
    expect(field()).not.toHaveAccessibleDescription(invalid)
  })

  test.each(['', 'maha', 'maha@', '@example.com'])('shows an error for %j', async (text) => {
    await subscribe(text)
    expect(field()).toHaveAccessibleDescription(invalid)
    expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument()
  })

  test('thanks for a valid address and says that nothing was sent', async () => {
    await subscribe('maha@example.com')
    expect(screen.getByText(/^Thank you.* nothing was sent\.$/)).toBeInTheDocument()
    expect(field()).not.toHaveAccessibleDescription(invalid)
  })

  test('accepts a corrected address', async () => {
    const { user } = await subscribe('maha')
    await user.type(field(), '@example.com{Enter}')
    expect(screen.getByText(/^Thank you/)).toBeInTheDocument()
    expect(field()).not.toHaveAccessibleDescription(invalid)
  })
})
