import { expect, test } from '../support/fixtures.ts'
import { expectAccessibleEverywhere } from '../support/page-checks.ts'
import {
  addFirstProduct,
  cards,
  confirmOrder,
  payWith,
  untilHydrated,
} from '../support/shopping.ts'

// Avoids waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Browsers log a 404 as an error.
test.describe('an unknown address', () => {
  test.use({ expected: [/status of 404/] })

  test('has an accessible page', async ({ page, text }) => {
    await page.goto('/no-such-page')
    await untilHydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: text.notFound })).toBeVisible()
    await expectAccessibleEverywhere(page, 'not found')
  })
})

test('cart, checkout and result are accessible', async ({ page, member, text }) => {
  await addFirstProduct(page, text)
  await page.goto('/shop-cart')
  await expect(page.getByRole('link', { name: text.checkout })).toBeVisible()
  await expectAccessibleEverywhere(page, 'the cart of a member')
  await page.goto('/shop-checkout')
  await page.getByRole('textbox', { name: text.address, exact: true }).fill('')
  await page.getByRole('button', { name: text.submit }).click()
  await expectAccessibleEverywhere(page, 'the checkout with an error')
  await confirmOrder(page, text)
  await payWith(page, cards.good, text)
  await expect(page.getByText(text.paid, { exact: true }), member.email).toBeVisible()
  await expectAccessibleEverywhere(page, 'the payment result')
})
