import type { Page } from '@playwright/test'
import { calculateTotals, DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import {
  expect,
  expectForeignRoute,
  expectPassingText,
  expectThemePersisted,
  failures,
  languages,
  test,
} from '@shop/e2e/standalone/fixtures.ts'
import { cart, PAYMENT } from '@shop/e2e/standalone/mock-data.ts'

const words = {
  en: {
    title: 'Cart',
    increase: /^Increase quantity of Steel Card/,
    code: 'Discount code',
    apply: 'Apply',
    applied: 'Coupon applied successfully!',
    discount: 'Discount',
    login: 'Login',
    address: 'Address',
    submit: 'Continue to checkout',
    dialog: 'Confirm Your Order',
    confirm: 'Confirm',
    paid: 'PAID',
    home: 'Return to Home',
    browse: 'Browse the shop',
  },
  ar: {
    title: 'السلة',
    increase: /^زيادة كمية/,
    code: 'رمز الخصم',
    apply: 'تطبيق',
    applied: 'تم تطبيق رمز الخصم بنجاح!',
    discount: 'الخصم',
    login: 'تسجيل الدخول',
    address: 'العنوان',
    submit: 'المتابعة إلى الدفع',
    dialog: 'تأكيد طلبك',
    confirm: 'تأكيد',
    paid: 'مدفوعة',
    home: 'العودة إلى الرئيسية',
    browse: 'تصفّح المتجر',
  },
}

/** Fills local storage before the first page load of the test. */
const setStorage = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name = '', text = '']) => {
      if (sessionStorage.getItem(`stored ${name}`)) return
      sessionStorage.setItem(`stored ${name}`, 'yes')
      localStorage.setItem(name, text)
    },
    [key, value],
  )
const fillCart = (page: Page) => setStorage(page, 'addToCart', JSON.stringify(cart))

for (const lang of languages) {
  const text = words[lang]
  test.describe(lang, () => {
    test.use({ lang })

    test('applies a discount code and renders the login link for visitors', async ({
      page,
      open,
      mockBackend,
    }) => {
      await fillCart(page)
      await open('/shop-cart')
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await page.getByRole('button', { name: text.increase }).click()
      await page.getByLabel(text.code).fill('SALE20OFF')
      await expectPassingText(page, text.applied, () =>
        page.getByRole('button', { name: text.apply }).click(),
      )
      await expect(page.getByText(text.discount, { exact: true })).toBeVisible()
      // Three at 21.50 are 64.50, and 20 % off are 12.90.
      const { total } = calculateTotals([{ price: 21.5, quantity: 3 }], DEFAULT_TAX_PERCENT, 1290)
      await expect(page.getByText((total / 100).toFixed(2)).first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: text.login })).toBeVisible()
      const [call] = mockBackend.requestsTo('GET', '/users/get-coupans-validity')
      expect(call?.path).toMatch(/discountCode\/SALE20OFF$/)
    })

    test('places an order, redirects to the payment page and renders the result', async ({
      page,
      open,
      mockBackend,
      token,
    }) => {
      await fillCart(page)
      await open('/shop-checkout')
      await expect(page.getByRole('textbox', { name: text.address, exact: true })).toHaveValue(
        'Way 3015, Muscat',
      )
      await page.getByRole('button', { name: text.submit }).click()
      const dialog = page.getByRole('dialog', { name: text.dialog })
      await dialog.getByRole('button', { name: text.confirm, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/pay/${PAYMENT}(\\?|$)`))

      const [order] = mockBackend.requestsTo('POST', '/products/admin-side/confirm/order')
      expect(order).toMatchObject({
        token,
        body: {
          buyerEmail: 'maha@example.com',
          buyerAdress: 'Way 3015, Muscat',
          orderLists: [{ itemId: 'steel', itemPrice: 21.5, itemQuantity: 2 }],
          TotalOrderPrice: 45.15,
        },
      })
      const [checkout] = mockBackend.requestsTo('POST', '/payment/create-checkout')
      expect(checkout).toMatchObject({
        token,
        body: {
          products: [{ productId: 'steel', unit_amount: 21.5, quantity: 2 }],
          orderSummary: { subTotal: 43, tax: 2.15, total: 45.15 },
        },
      })

      await open('/payment/callback')
      await expect(page.getByText(text.paid, { exact: true })).toBeVisible()
      await expect(page.getByText(`${PAYMENT.slice(0, 25)}...`)).toBeVisible()
      await expect
        .poll(() => mockBackend.requestsTo('POST', `/hooks/payment/${PAYMENT}`))
        .toHaveLength(1)
      const readStored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
      await expect.poll(() => readStored('addToCart')).toBe('[]')
      await page.getByText(text.home).click()
      await expect(page).not.toHaveURL(/callback/)
      await expect.poll(() => readStored('sessionId')).toBeNull()
    })
  })
}

const text = words.en

test('places an order with delivery at the price of its governorate', async ({
  page,
  open,
  mockBackend,
  token,
}) => {
  const options = [
    { id: 'muscat', price: 0, days: 1 },
    { id: 'oman', price: 1.5, days: 3 },
    { id: 'abroad', price: 9 },
  ]
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as object
    await route.fulfill({ json: { ...config, delivery: { dispatchDays: 2, options } } })
  })
  await fillCart(page)
  await open('/shop-checkout')
  await page.getByRole('combobox', { name: 'Governorate' }).selectOption('Dhofar')
  await expect(page.getByRole('radio', { name: /OMR.1\.50/ }), token).toBeChecked()
  await expect(page.getByText('OMR\u00a046.65')).toBeVisible()
  await page.getByRole('button', { name: text.submit }).click()
  const dialog = page.getByRole('dialog', { name: text.dialog })
  await dialog.getByRole('button', { name: text.confirm, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/pay/${PAYMENT}(\\?|$)`))
  const [order] = mockBackend.requestsTo('POST', '/products/admin-side/confirm/order')
  expect(order?.body).toMatchObject({
    buyerAdress: 'Way 3015, Dhofar',
    TotalOrderPrice: 46.65,
    delivery: { id: 'oman', price: 1.5 },
  })
})

test('renders the foreign-route notice for links out of the remote and keeps the theme', async ({
  page,
  open,
}) => {
  await open('/shop-cart')
  await expectThemePersisted(page)
  await page.getByRole('link', { name: text.browse }).click()
  await expectForeignRoute(page, '/shop')
})

test.describe('when the backend fails', () => {
  test.use({ expected: [/status of (500|401)/] })

  test('keeps the cart when the order fails, and orders on a retry', async ({
    page,
    open,
    mockBackend,
    token,
  }) => {
    await fillCart(page)
    mockBackend.override('/products/admin-side', failures.broken)
    await open('/shop-checkout')
    const order = async () => {
      await page.getByRole('button', { name: text.submit }).click()
      const dialog = page.getByRole('dialog', { name: text.dialog })
      await dialog.getByRole('button', { name: text.confirm, exact: true }).click()
    }
    await expectPassingText(page, 'The shelves fell over', order)
    expect(mockBackend.requestsTo('POST', '/payment/create-checkout')).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('addToCart'))).toContain('steel')
    mockBackend.clearOverrides()
    await order()
    await expect(page, token).toHaveURL(/\/pay\//)
  })

  test('redirects to the login on 401', async ({ page, open, mockBackend, token }) => {
    await fillCart(page)
    mockBackend.override('/users/profile', { status: 401, body: { message: 'Who are you?' } })
    await open('/shop-checkout')
    await expect(page, token).toHaveURL(/\/portal\/login\?.*returnTo=.*shop-checkout/)
  })
})
