import { expect, signUp, test } from './support/fixtures.ts'
import {
  addFirstProduct,
  cards,
  confirmOrder,
  payWith,
  submitCheckout,
} from './support/shopping.ts'

test('pressing twice and going back after paying leave one order', async ({
  page,
  member,
  text,
}) => {
  const sessions = new Set<string>()
  await page.route('**/payment/create-checkout', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data?: { sessionId: string } }
    if (body.data) sessions.add(body.data.sessionId)
    await route.fulfill({ response })
  })
  await addFirstProduct(page, text)
  await (await submitCheckout(page, text)).dblclick()
  await payWith(page, cards.good, text)
  await expect(page.getByText(text.paid, { exact: true }), member.email).toBeVisible()
  expect(sessions.size).toBe(1)

  // Back leads through the card page, which redirects to the result again.
  await page.goBack()
  await expect(page.getByText(text.paid, { exact: true })).toBeVisible()
  await page.goBack()
  await page.waitForURL('/shop-checkout')
  await expect(page.getByText('Cart is empty')).toBeVisible()
  await page.goto('/shop-cart')
  await expect(page.getByText(text.emptyCart)).toBeVisible()
  expect(sessions.size).toBe(1)
})

test('an order that is collected in a store says so from the checkout to the member’s orders', async ({
  page,
  member,
  text,
}) => {
  await addFirstProduct(page, text)
  await page.goto('/shop-checkout')
  await page.getByRole('textbox', { name: text.address, exact: true }).fill('Way 3015')
  await expect(page.getByRole('radio', { name: /^Delivery to your address/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Collect in our store Muscat, Mutrah/ }).check()
  await page.getByRole('button', { name: text.submit }).click()
  const dialog = page.getByRole('dialog', { name: text.confirmTitle })
  await expect(dialog).toContainText('Collect in our store Muscat, Mutrah')
  await dialog.getByRole('button', { name: text.confirm, exact: true }).click()
  await payWith(page, cards.good, text)
  await expect(page.getByText(text.paid, { exact: true }), member.email).toBeVisible()
  await expect(
    page.getByText(/Collect in our store Muscat, Mutrah\. Ready by \w+day/),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Your order' }).click()
  await page.waitForURL(/\/user-account\?order=\d{6}/)
  await expect(
    page.getByText(/Collect in our store Muscat, Mutrah\. Ready by \w+day/),
  ).toBeVisible()
})

test('a payment that was cancelled gives the cart back, and is made after all', async ({
  page,
  member,
  text,
}) => {
  await addFirstProduct(page, text)
  await confirmOrder(page, text)
  await page.getByRole('button', { name: text.card.cancel }).click()
  await expect(page.getByText(text.cancelled, { exact: true }), member.email).toBeVisible()
  await expect(page.getByText('This order is waiting for your payment.')).toBeVisible()
  await expect(page.getByText('Payment Time')).toBeHidden()
  await page.getByRole('button', { name: text.backToCart }).click()
  await expect(page).toHaveURL(/\/shop-cart$/)
  await expect(page.getByRole('spinbutton')).toHaveCount(1)

  await confirmOrder(page, text)
  await page.getByRole('button', { name: text.card.cancel }).click()
  await page.getByRole('button', { name: text.payNow }).click()
  await payWith(page, cards.good, text)
  await expect(page.getByText(text.paid, { exact: true })).toBeVisible()
  await expect(page.getByText(member.email)).toBeVisible()
  await page.goto('/shop-cart')
  await expect(page.getByText(text.emptyCart)).toBeVisible()
})

test.describe('a session that is not the member’s own', () => {
  test.use({ expected: [/status of 404/] })

  test('shows nothing of anyone’s order', async ({
    page,
    member,
    text,
    browser,
    backend,
    baseURL,
  }) => {
    await addFirstProduct(page, text)
    await confirmOrder(page, text)
    await page.goto('/')
    const foreign = await page.evaluate(() => localStorage.getItem('sessionId'))
    expect(foreign).not.toBeNull()

    const context = await browser.newContext()
    await signUp(context, { ...member, email: `other.${member.email}` }, backend, String(baseURL))
    const stranger = await context.newPage()
    await stranger.goto('/faqs')
    for (const id of [foreign, 'cs_test_forged0000000000000000000000000000000000']) {
      await stranger.evaluate((value) => localStorage.setItem('sessionId', String(value)), id)
      await stranger.goto('/payment/callback')
      await expect(stranger.getByText('There is no such payment session.')).toBeVisible()
      await expect(stranger.getByText(text.summary)).toBeHidden()
    }
    await context.close()
  })
})
