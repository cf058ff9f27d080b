import { expect, test } from '../fixtures.ts'
import { expectAccessible } from '../page-checks.ts'
import { addFirstProduct, confirmOrder, payWith, cards } from '../shopping.ts'

const themes = ['light', 'dark'] as const

// Nothing has to be waited for while it moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The answer to it is a 404, which the browser reports.
test.describe('an unknown address', () => {
  test.use({ expected: [/status of 404/] })

  test('has an accessible page', async ({ page, say }) => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1, name: say.notFound })).toBeVisible()
    await expectAccessible(page, 'not found')
  })
})

for (const theme of themes) {
  test(`checkout, card page and result in ${theme} are accessible`, async ({
    page,
    member,
    say,
  }) => {
    test.setTimeout(120_000)
    // The card page is on another origin and follows the system.
    await page.emulateMedia({ colorScheme: theme })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await addFirstProduct(page, say)
    await page.goto('/shop-cart')
    await expect(page.getByRole('link', { name: say.checkout })).toBeVisible()
    await expectAccessible(page, 'the cart of a member')
    await page.goto('/shop-checkout')
    await page.getByRole('textbox', { name: say.address, exact: true }).fill('')
    await page.getByRole('button', { name: say.submit }).click()
    await expectAccessible(page, 'the checkout with an error')
    await confirmOrder(page, say)
    await expectAccessible(page, 'the card page')
    await payWith(page, cards.good, say)
    await expect(page.getByText(say.paid, { exact: true }), member.email).toBeVisible()
    await expectAccessible(page, 'the payment result')
  })
}
