import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

import { expect, test } from '../fixtures.ts'
import { addFirstProduct, cards, confirmOrder, payWith } from '../shopping.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const pages = [
  '/',
  '/shop',
  '/shop-products/digital-business-cards?title=Digital%20Business%20Cards',
  '/product-detail/FIRST',
  '/shop-cart',
  '/agents',
  '/faqs',
  '/contact',
  '/payment/callback',
  '/no-such-page',
]

/** No violation that axe knows of, and nothing to scroll sideways. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${name} overflows`).toBeLessThanOrEqual(0)
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } }
    const found = (await axe.run()).violations
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
  expect(violations, name).toEqual([])
}

const themes = ['light', 'dark'] as const

// The answer to an address that nobody owns is a 404, which the browser reports.
test.use({ expected: [/status of 404/] })

for (const theme of themes) {
  test(`every page in ${theme} is accessible and does not overflow`, async ({ page, say }) => {
    test.setTimeout(180_000)
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await addFirstProduct(page, say)
    const cart = await page.evaluate(() => localStorage.getItem('addToCart'))
    const first = (JSON.parse(String(cart)) as { id: string }[])[0]?.id ?? ''
    for (const address of pages) {
      await page.goto(address.replace('FIRST', first))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, address)
    }
  })
}

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
