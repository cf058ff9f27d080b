import { expect, test } from './fixtures.ts'
import { addFirstProduct, cards, confirmOrder, payWith } from './shopping.ts'

test('pressing twice and going back after paying leave one order', async ({
  page,
  member,
  say,
}) => {
  const sessions = new Set<string>()
  page.on('response', async (response) => {
    if (!response.url().endsWith('/payment/create-checkout')) return
    const body = (await response.json().catch(() => null)) as {
      data?: { sessionId: string }
    } | null
    if (body?.data) sessions.add(body.data.sessionId)
  })
  await addFirstProduct(page, say)
  await page.goto('/shop-checkout')
  await page.getByRole('textbox', { name: say.address, exact: true }).fill('Way 3015, Muscat')
  await page.getByRole('button', { name: say.submit }).click()
  await page
    .getByRole('dialog', { name: say.confirmTitle })
    .getByRole('button', { name: say.confirm, exact: true })
    .dblclick()
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

  test('shows nothing of anyone’s order', async ({ page, member, say, browser }) => {
    await addFirstProduct(page, say)
    await confirmOrder(page, say)
    const foreign = await page.evaluate(() => localStorage.getItem('sessionId'))
    const stranger = await browser.newContext()
    const strange = await stranger.newPage()
    await strange.addInitScript((id) => localStorage.setItem('sessionId', String(id)), foreign)
    await strange.goto('/payment/callback')
    await expect(strange.getByText(member.email)).toBeHidden()
    await expect(strange.getByText(say.summary)).toBeHidden()

    await page.evaluate(() => undefined)
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('sessionId', 'cs_forged'))
    await page.goto('/payment/callback')
    await expect(page.getByText('Session invalid!')).toBeVisible()
    await expect(page.getByText(say.summary)).toBeHidden()
    await stranger.close()
  })
})
