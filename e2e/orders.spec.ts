import { expect, register, test } from './fixtures.ts'
import { addFirstProduct, cards, confirmOrder, payWith, submitCheckout } from './shopping.ts'

test('pressing twice and going back after paying leave one order', async ({
  page,
  member,
  say,
}) => {
  const sessions = new Set<string>()
  await page.route('**/payment/create-checkout', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data?: { sessionId: string } }
    if (body.data) sessions.add(body.data.sessionId)
    await route.fulfill({ response })
  })
  await addFirstProduct(page, say)
  await (await submitCheckout(page, say)).dblclick()
  await payWith(page, cards.good, say)
  await expect(page.getByText(say.paid, { exact: true }), member.email).toBeVisible()
  expect(sessions.size).toBe(1)

  await page.goBack()
  await page.goBack()
  await page.goto('/shop-cart')
  await expect(page.getByText(say.emptyCart)).toBeVisible()
})

test('a payment that was cancelled says so and the shop goes on', async ({ page, member, say }) => {
  await addFirstProduct(page, say)
  await confirmOrder(page, say)
  await page.getByRole('button', { name: say.card.cancel }).click()
  await expect(page.getByText('CANCELLED', { exact: true }), member.email).toBeVisible()
})

test('the result shows nothing without a payment', async ({ page, say }) => {
  await page.goto('/payment/callback')
  await expect(page.getByText(say.noPayment)).toBeVisible()
})

test.describe('a session that is not the member’s own', () => {
  test.use({ expected: [/404/] })

  test('shows nothing of anyone’s order', async ({ page, member, say, browser, baseURL }) => {
    await addFirstProduct(page, say)
    await confirmOrder(page, say)
    await page.goto('/')
    const foreign = await page.evaluate(() => localStorage.getItem('sessionId'))
    expect(foreign).not.toBeNull()

    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const stranger = await context.newPage()
    await register(stranger, { ...member, email: `other.${member.email}` }, say)
    for (const id of [foreign, 'cs_test_forged0000000000000000000000000000000000']) {
      await stranger.evaluate((value) => localStorage.setItem('sessionId', String(value)), id)
      await stranger.goto('/payment/callback')
      await expect(stranger.getByText('There is no such payment session.')).toBeVisible()
      await expect(stranger.getByText(say.summary)).toBeHidden()
    }
    await context.close()
  })
})
