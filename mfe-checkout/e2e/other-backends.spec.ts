import { expect, expectPassingText, test } from '@shop/e2e/standalone/fixtures.ts'
import { expectNoProgramTexts, foreign } from '@shop/e2e/standalone/foreign-data.ts'
import { cart, PAYMENT } from '@shop/e2e/standalone/mock-data.ts'

test('with the data of another backend, an order can be placed and its payment is shown', async ({
  page,
  open,
  mockBackend,
  token,
}) => {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('addToCart')) localStorage.setItem('addToCart', text)
  }, JSON.stringify(cart))
  mockBackend.override('/users/get-coupans-validity', { body: foreign.coupon })
  mockBackend.override('/users/profile', { body: foreign.profile })
  mockBackend.override('/payment/checkout', { body: foreign.payment })
  await open('/shop-cart')
  await page.getByLabel('Discount code').fill('SALE20OFF')
  await expectPassingText(page, 'Coupon applied successfully!', () =>
    page.getByRole('button', { name: 'Apply' }).click(),
  )
  await open('/shop-checkout')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Way 1')
  await expectNoProgramTexts(page)
  await expect(page.getByRole('radiogroup'), token).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Order' })
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/pay/${PAYMENT}(\\?|$)`))
  const [order] = mockBackend.requestsTo('POST', '/products/admin-side/confirm/order')
  expect(order?.body).toMatchObject({ buyerAdress: 'Way 1', buyerPhoneNumber: '' })
  expect(order?.body).not.toHaveProperty('delivery')
  await open('/payment/callback')
  await expect(page.getByText('PAID', { exact: true })).toBeVisible()
  await expect(page.getByText('(OMR) 0.80')).toBeVisible()
  await expectNoProgramTexts(page)
})

test('a stored payment id is opaque', async ({ page, open, mockBackend, token }) => {
  await page.addInitScript(() => localStorage.setItem('sessionId', 'pay.123/abc'))
  await open('/payment/callback')
  await expect(page.getByText('PAID', { exact: true }), token).toBeVisible()
  expect(mockBackend.requestsTo('GET', '/payment/checkout/pay.123%2Fabc')).toHaveLength(1)
})
