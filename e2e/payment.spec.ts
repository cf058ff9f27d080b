import { expect, test } from './support/fixtures.ts'
import { addFirstProduct, cards, confirmOrder, fillAddress, payWith } from './support/shopping.ts'

/** Longer than the first intervals of polling. */
const POLLING_MS = 6_000

test('the result of a discounted order adds up and says what was bought', async ({
  page,
  member,
  text,
}) => {
  await addFirstProduct(page, text)
  await page.goto('/shop-cart')
  await page.getByLabel(text.code).fill('SALE20OFF')
  await page.getByRole('button', { name: text.apply }).click()
  await expect(page.getByText(text.discount, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: text.checkout, exact: true }).click()
  await fillAddress(page, text)
  await page.getByRole('button', { name: text.submit }).click()
  await page.getByRole('button', { name: text.confirm, exact: true }).click()
  await payWith(page, cards.good, text)
  await expect(page.getByText(text.paid, { exact: true }), member.email).toBeVisible()

  const summary = page.getByRole('region', { name: text.summary })
  const amounts = await Promise.all(
    ['Subtotal', 'Tax', 'Discount', 'Total'].map(async (name) => {
      const row = summary.locator('dl > div').filter({ hasText: new RegExp(`^${name}`) })
      return Number((await row.locator('dd').innerText()).replace(/[^\d.-]/g, ''))
    }),
  )
  const [subtotal = 0, tax = 0, discount = 0, total = 0] = amounts
  expect(discount).toBeGreaterThan(0)
  expect(total).toBeCloseTo(subtotal + tax - discount, 2)
  await expect(summary.getByRole('listitem')).toHaveCount(1)
  await expect(summary.getByRole('listitem')).toContainText('× 1')
  await expect(summary.getByText(/^\d{6}$/)).toBeVisible()
})

test('an unpaid result is checked again by itself until the provider has decided', async ({
  page,
  context,
  member,
  text,
}) => {
  await addFirstProduct(page, text)
  await confirmOrder(page, text)
  const result = await context.newPage()
  await result.clock.install()
  await result.goto('/payment/callback')
  await expect(result.getByText('UNPAID', { exact: true }), member.email).toBeVisible()
  let reads = 0
  result.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/payment/checkout/')) reads++
  })
  await payWith(page, cards.good, text)
  await expect(page.getByText(text.paid, { exact: true })).toBeVisible()
  await result.bringToFront()
  await result.clock.fastForward(POLLING_MS)
  await expect(result.getByText(text.paid, { exact: true })).toBeVisible()
  const decidedAfter = reads
  expect(decidedAfter).toBeGreaterThan(0)
  await result.clock.fastForward(POLLING_MS)
  await result.evaluate(() => undefined)
  expect(reads).toBe(decidedAfter)
})
