import type { Page } from '@playwright/test'

import { expect, fillRegistration, type Member } from './fixtures.ts'
import { cards, expectPassingText, fillAddress, payWith } from './shopping.ts'
import type { Texts } from './texts.ts'

/** What the shop is for: fills the cart, registers on the way, takes a discount, pays by card and sees the result. */
export async function doMainJob(page: Page, newVisitor: Member, text: Texts): Promise<void> {
  await page.goto('/')
  await page.goto('/shop')
  await page.getByRole('link', { name: text.firstCategory }).click()
  await expect(page).toHaveURL(/\/shop-products\/.+\?title=/)

  await expectPassingText(page, text.added, () =>
    page.getByRole('button', { name: text.add }).first().click(),
  )
  await page.getByRole('button', { name: text.add }).nth(1).click()
  await page.getByRole('link', { name: text.cartWith }).first().click()

  await expect(page.getByRole('heading', { name: text.cartTitle, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: text.increase }).first().click()
  await expect(page.getByText(text.loginPrompt)).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: text.signup }).click()
  await fillRegistration(page, newVisitor, text)
  await expect(page).toHaveURL(/\/shop-checkout$/)
  await page.getByRole('main').getByRole('link', { name: text.cartTitle, exact: true }).click()

  await page.getByLabel(text.code).fill('SALE20OFF')
  await expectPassingText(page, text.applied, () =>
    page.getByRole('button', { name: text.apply }).click(),
  )
  await expect(page.getByText(text.discount, { exact: true })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: text.checkout }).click()
  await fillAddress(page, text)
  await page.getByRole('button', { name: text.submit }).click()
  const dialog = page.getByRole('dialog', { name: text.confirmTitle })
  await dialog.getByRole('button', { name: text.confirm, exact: true }).click()

  await payWith(page, cards.declined, text)
  await expect(page.getByRole('alert')).toBeVisible()
  await payWith(page, cards.good, text)

  await expect(page).toHaveURL(/\/payment\/callback/)
  await expect(page.getByText(text.paid, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: text.summary })).toBeVisible()

  await page.getByRole('button', { name: text.returnHome }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/shop-cart')
  await expect(page.getByText(text.emptyCart)).toBeVisible()
}
