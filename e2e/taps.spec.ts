import type { Locator, Page } from '@playwright/test'

import { expect, fillRegistration, test } from './support/fixtures.ts'
import { cards, fillAddress, untilHydrated } from './support/shopping.ts'
import type { Texts } from './support/texts.ts'
import { phone } from './support/viewports.ts'

test.use({ viewport: phone, hasTouch: true })

/** Counts the taps of a shopper; what is typed is not counted. */
function createThumb() {
  const thumb = {
    taps: 0,
    tap: async (target: Locator) => {
      await target.tap()
      thumb.taps += 1
    },
  }
  return thumb
}

type Thumb = ReturnType<typeof createThumb>

/** From the home page to the cart with a best seller in it. */
async function fillCart(page: Page, text: Texts, { tap }: Thumb): Promise<void> {
  await page.goto('/')
  await untilHydrated(page)
  await tap(page.getByRole('main').getByRole('button', { name: text.add }).first())
  await tap(page.getByRole('banner').getByRole('link', { name: text.cartWith }))
}

/** From the checkout to the paid order. */
async function buy(page: Page, text: Texts, { tap }: Thumb): Promise<void> {
  await fillAddress(page, text)
  await tap(page.getByRole('button', { name: text.submit }))
  const dialog = page.getByRole('dialog', { name: text.confirmTitle })
  await tap(dialog.getByRole('button', { name: text.confirm, exact: true }))
  await page.getByLabel(text.card.number).fill(cards.good)
  await page.getByLabel(text.card.expiry).fill('12/34')
  await page.getByLabel(text.card.cvc).fill('123')
  await tap(page.getByRole('button', { name: text.card.pay }))
  await expect(page.getByText(text.paid, { exact: true })).toBeVisible()
}

test('a member taps six times from the home page to the paid order', async ({
  page,
  member,
  text,
}) => {
  const thumb = createThumb()
  await fillCart(page, text, thumb)
  const main = page.getByRole('main')
  await thumb.tap(main.getByRole('link', { name: text.checkout, exact: true }))
  await buy(page, text, thumb)
  expect(thumb.taps, member.email).toBeLessThanOrEqual(6)
})

test('a newcomer taps seven times, the registration included, and looks at the cart', async ({
  page,
  newVisitor,
  text,
}) => {
  const thumb = createThumb()
  await fillCart(page, text, thumb)
  await thumb.tap(page.getByRole('main').getByRole('link', { name: text.signup }))
  // Submits the form.
  await fillRegistration(page, newVisitor, text)
  thumb.taps += 1
  await buy(page, text, thumb)
  expect(thumb.taps).toBeLessThanOrEqual(7)
})
