import { expect, type Locator, type Page } from '@playwright/test'

import type { Texts } from './texts.ts'

export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' }

/** Waits until the page's scripts have taken over what the server rendered: links are then followed without a load. */
export const untilHydrated = (page: Page) => page.waitForFunction(() => !('earlyPresses' in window))

/** Adds the first product of the first category to the cart. */
export async function addFirstProduct(page: Page, text: Texts): Promise<void> {
  await page.goto('/shop')
  await page.getByRole('link', { name: text.firstCategory }).click()
  await page.getByRole('button', { name: text.add }).first().click()
  await expect(page.getByText(text.added)).toBeVisible()
}

/** Submits the checkout form; returns the confirm button of the dialog. */
export async function submitCheckout(page: Page, text: Texts): Promise<Locator> {
  await page.goto('/shop-checkout')
  await page.getByRole('textbox', { name: text.address, exact: true }).fill('Way 3015, Muscat')
  await page.getByRole('button', { name: text.submit }).click()
  const dialog = page.getByRole('dialog', { name: text.confirmTitle })
  return dialog.getByRole('button', { name: text.confirm, exact: true })
}

/** Confirms the order and waits for the card page. */
export async function confirmOrder(page: Page, text: Texts): Promise<void> {
  await (await submitCheckout(page, text)).click()
  await expect(page.getByLabel(text.card.number)).toBeVisible()
}

/** Pays on the hosted card page. */
export async function payWith(page: Page, number: string, text: Texts): Promise<void> {
  await page.getByLabel(text.card.number).fill(number)
  await page.getByLabel(text.card.expiry).fill('12/34')
  await page.getByLabel(text.card.cvc).fill('123')
  await page.getByRole('button', { name: text.card.pay }).click()
}
