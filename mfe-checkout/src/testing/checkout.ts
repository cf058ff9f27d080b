import { testToken } from '@shop/testing/token.ts'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import { anItem, anOakCard } from './fixtures.ts'
import { open } from './open-page.tsx'

/** Opens the checkout of a member with two steel cards and an oak card, 52.50 OMR, and waits for the form. */
export async function openCheckout(situation: Parameters<typeof open>[1] = {}) {
  const page = open('/shop-checkout', {
    token: testToken(),
    cart: [anItem({ quantity: 2 }), anOakCard()],
    ...situation,
  })
  await screen.findByDisplayValue('Maha')
  return page
}

export const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to checkout' })

/** Presses the button of the page and then Confirm. */
export async function confirmCheckout(user: UserEvent): Promise<void> {
  await user.click(submitButton())
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Your Order' })
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
}
