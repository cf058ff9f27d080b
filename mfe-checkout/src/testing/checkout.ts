import { testToken } from '@shop/testing/token.ts'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import { buildCartItem, buildOakCard } from './fixtures.ts'
import { openPage } from './open-page.tsx'

/** A member's checkout with two steel cards and an oak card, 52.50 OMR, once the form has loaded. */
export async function openCheckout(options: Parameters<typeof openPage>[1] = {}) {
  const page = openPage('/shop-checkout', {
    token: testToken(),
    cart: [buildCartItem({ quantity: 2 }), buildOakCard()],
    ...options,
  })
  await screen.findByDisplayValue('Maha')
  return page
}

export const getSubmitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to checkout' })

/** Submits the form and confirms the dialog. */
export async function confirmCheckout(user: UserEvent): Promise<void> {
  await user.click(getSubmitButton())
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Your Order' })
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
}
