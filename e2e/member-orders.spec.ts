import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/page-checks.ts'
import { addFirstProduct, cards, confirmOrder, payWith } from './support/shopping.ts'

/** A4 paper without its margins. */
const PAPER_PX = 718

/** Opens the member's only order in the account. */
async function openOrder(page: Page) {
  await page.goto('/user-account')
  await page.getByRole('link', { name: /^View order \d{6}$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d{6}$/ })).toBeVisible()
}

test('an order left on the card page is paid in the account, which has its receipt', async ({
  page,
  member,
  text,
}) => {
  await addFirstProduct(page, text)
  await confirmOrder(page, text)
  await page.goBack()
  // What e-mails that were sent earlier link to.
  await page.goto('/portal/orders')
  await expect(page).toHaveURL(/\/user-account/)
  await expect(page.getByText('Awaiting payment'), member.email).toBeVisible()
  await openOrder(page)
  const address = page.url()
  await page.getByRole('button', { name: text.payNow }).click()
  await expect(page.getByLabel(text.card.number)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: text.payNow }).click()
  await payWith(page, cards.good, text)
  await expect(page.getByText(text.paid, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Your order' }).click()
  await expect(page).toHaveURL(address)
  await page.getByRole('link', { name: 'Receipt' }).click()
  const sheet = page.getByRole('article', { name: /^Invoice.*\d+$/ })
  await expect(sheet).toContainText('Way 3015, Muscat')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  for (const width of [PAPER_PX, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    await expectNoOverflow(page, `the receipt at ${width} px`)
  }
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('an open order is cancelled in the account, and its goods are bought again', async ({
  page,
  member,
  text,
}) => {
  await addFirstProduct(page, text)
  await confirmOrder(page, text)
  const cardPage = page.url()
  await openOrder(page)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByText('The order has been cancelled.'), member.email).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: text.payNow })).toBeHidden()
  const order = page.url()
  await page.goto(cardPage)
  await expect(page).not.toHaveURL(cardPage)
  await expect(page.getByLabel(text.card.number)).toBeHidden()
  await page.goto(order)
  await page.getByRole('button', { name: 'Buy again' }).click()
  await expect(page).toHaveURL(/\/shop-cart/)
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
})
