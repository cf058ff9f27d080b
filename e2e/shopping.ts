import { expect, type Locator, type Page } from '@playwright/test'

import type { Texts } from './texts.ts'

export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' }

/** Puts the first product of the first category into the cart, as a shopper finds it. */
export async function addFirstProduct(page: Page, say: Texts): Promise<void> {
  await page.goto('/shop')
  await page.getByRole('link', { name: say.firstCategory }).click()
  await page.getByRole('button', { name: say.add }).first().click()
  await expect(page.getByText(say.added)).toBeVisible()
}

/** Fills in the checkout and sends it; the answer is the button that confirms the order. */
export async function submitCheckout(page: Page, say: Texts): Promise<Locator> {
  await page.goto('/shop-checkout')
  await page.getByRole('textbox', { name: say.address, exact: true }).fill('Way 3015, Muscat')
  await page.getByRole('button', { name: say.submit }).click()
  const dialog = page.getByRole('dialog', { name: say.confirmTitle })
  return dialog.getByRole('button', { name: say.confirm, exact: true })
}

/** From the cart to the provider's card page. */
export async function confirmOrder(page: Page, say: Texts): Promise<void> {
  await (await submitCheckout(page, say)).click()
  await expect(page.getByLabel(say.card.number)).toBeVisible()
}

/** Fills in the hosted card page and presses Pay. */
export async function payWith(page: Page, number: string, say: Texts): Promise<void> {
  await page.getByLabel(say.card.number).fill(number)
  await page.getByLabel(say.card.expiry).fill('12/34')
  await page.getByLabel(say.card.cvc).fill('123')
  await page.getByRole('button', { name: say.card.pay }).click()
}
