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

/** Opens the home page and puts a best seller into the cart. */
async function addBestSeller(page: Page, text: Texts, { tap }: Thumb): Promise<void> {
  await page.goto('/')
  await untilHydrated(page)
  await tap(page.getByRole('main').getByRole('button', { name: text.add }).first())
}

/** Follows a link of the next toast, which passes: the page itself presses it at once. */
function followToast(page: Page, label: string) {
  return page.waitForFunction((name) => {
    const links = [...document.querySelectorAll<HTMLElement>('[popover] a')]
    const link = links.find(({ textContent }) => textContent === name)
    link?.click()
    return link !== undefined
  }, label)
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

test('a member taps five times from the home page to the paid order', async ({
  page,
  member,
  text,
}) => {
  const thumb = createThumb()
  const followed = followToast(page, text.checkout)
  await addBestSeller(page, text, thumb)
  await followed
  thumb.taps += 1
  await buy(page, text, thumb)
  expect(thumb.taps, member.email).toBeLessThanOrEqual(5)
})

test('a newcomer taps seven times, the registration included, and looks at the cart', async ({
  page,
  newVisitor,
  text,
}) => {
  const thumb = createThumb()
  await addBestSeller(page, text, thumb)
  await thumb.tap(page.getByRole('banner').getByRole('link', { name: text.cartWith }))
  await thumb.tap(page.getByRole('main').getByRole('link', { name: text.signup }))
  // Submits the form.
  await fillRegistration(page, newVisitor, text)
  thumb.taps += 1
  await buy(page, text, thumb)
  expect(thumb.taps).toBeLessThanOrEqual(7)
})
