import { expect, test } from '../fixtures.ts'
import { expectAccessible } from '../page-checks.ts'
import { addFirstProduct, cards, confirmOrder, payWith } from '../shopping.ts'

const themes = ['light', 'dark'] as const

// Avoids waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Browsers log a 404 as an error.
test.describe('an unknown address', () => {
  test.use({ expected: [/status of 404/] })

  test('has an accessible page', async ({ page, text }) => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1, name: text.notFound })).toBeVisible()
    await expectAccessible(page, 'not found')
  })
})

for (const theme of themes) {
  test(`checkout, card page and result in ${theme} are accessible`, async ({
    page,
    member,
    text,
  }) => {
    test.setTimeout(120_000)
    // The card page, on another origin, follows the system's theme.
    await page.emulateMedia({ colorScheme: theme })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await addFirstProduct(page, text)
    await page.goto('/shop-cart')
    await expect(page.getByRole('link', { name: text.checkout })).toBeVisible()
    await expectAccessible(page, 'the cart of a member')
    await page.goto('/shop-checkout')
    await page.getByRole('textbox', { name: text.address, exact: true }).fill('')
    await page.getByRole('button', { name: text.submit }).click()
    await expectAccessible(page, 'the checkout with an error')
    await confirmOrder(page, text)
    await expectAccessible(page, 'the card page')
    await payWith(page, cards.good, text)
    await expect(page.getByText(text.paid, { exact: true }), member.email).toBeVisible()
    await expectAccessible(page, 'the payment result')
  })
}
