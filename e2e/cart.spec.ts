import { expect, test } from './fixtures.ts'
import { addFirstProduct } from './shopping.ts'

const line = {
  id: 'anything',
  title: { en: 'A kept line' },
  description: { en: '' },
  image: '',
  price: 3,
  quantity: 2,
}

test('another tab follows the cart within a second', async ({ page, context, text }) => {
  const other = await context.newPage()
  await other.goto('/shop-cart')
  await expect(other.getByText(text.emptyCart)).toBeVisible()
  await addFirstProduct(page, text)
  await expect(other.getByRole('button', { name: text.increase })).toBeVisible({ timeout: 1_000 })
  await other.getByRole('button', { name: text.remove }).click()
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible({ timeout: 1_000 })
})

test('a typed quantity reaches the other tab, and a rejected one neither', async ({
  page,
  context,
  text,
}) => {
  await addFirstProduct(page, text)
  await page.goto('/shop-cart')
  const other = await context.newPage()
  await other.goto('/shop-cart')
  const [field, otherField] = [page.getByRole('spinbutton'), other.getByRole('spinbutton')]
  await field.fill('12')
  await field.press('Enter')
  await expect(otherField).toHaveValue('12')
  await otherField.fill('34')
  await otherField.press('Tab')
  await expect(field).toHaveValue('34')
  await field.fill('10001')
  await field.press('Enter')
  await expect(page.getByText('The quantity is still 34.')).toBeVisible()
  await expect(otherField).toHaveValue('34')
})

test('a toast leaves the top bar free', async ({ page, text }) => {
  await addFirstProduct(page, text)
  const bar = await page.getByRole('banner').boundingBox()
  // It slides in from above.
  await expect
    .poll(async () => (await page.getByText(text.added).boundingBox())?.y)
    .toBeGreaterThan((bar?.y ?? Infinity) + (bar?.height ?? 0))
})

test('the same product is refused a second time', async ({ page, text }) => {
  await addFirstProduct(page, text)
  await page.getByRole('button', { name: text.add }).first().click()
  await expect(page.getByText(text.duplicate)).toBeVisible()
})

for (const [name, stored] of Object.entries({
  null: 'null',
  text: 'not JSON',
  'an object': '{"a":1}',
  'a number': '7',
  'lines of rubbish': '[null,1,"x",{"id":""},{"id":"a","price":"NaN"}]',
})) {
  test(`${name} in the cart's storage is an empty cart`, async ({ page, text }) => {
    await page.addInitScript((value) => localStorage.setItem('addToCart', value), stored)
    await page.goto('/shop-cart')
    await expect(page.getByText(text.emptyCart)).toBeVisible()
  })
}

test.describe('lines of products that are gone', () => {
  // Asking what goes with such a product is a 404, which browsers log as an error.
  test.use({ expected: [/status of 404/] })

  test('valid lines are kept among rubbish, old shapes are read', async ({ page }) => {
    const old = { _id: 'old-shape', title: 'An old line', price: '4.5' }
    await page.addInitScript(
      (value) => localStorage.setItem('addToCart', value),
      JSON.stringify([null, line, { id: 'broken' }, old]),
    )
    await page.goto('/shop-cart')
    await expect(page.getByText('A kept line').first()).toBeVisible()
    await expect(page.getByText('An old line').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  })
})

test('the shop works where storage is blocked', async ({ page, text }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The user denied storage', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await addFirstProduct(page, text)
  await page.getByRole('link', { name: text.cartWith }).click()
  await expect(page.getByRole('button', { name: text.increase })).toBeVisible()
})

test('the shop works where storage is full', async ({ page, text }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await addFirstProduct(page, text)
  await page.getByRole('link', { name: text.cartWith }).click()
  await page.getByRole('button', { name: text.increase }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
})
