import { expect, test } from './support/fixtures.ts'
import { addFirstProduct, expectPassingText, untilHydrated } from './support/shopping.ts'

const line = {
  id: 'anything',
  title: { en: 'A kept line' },
  description: { en: '' },
  image: '',
  price: 3,
  quantity: 2,
}

test(
  'another tab follows the cart by itself',
  { tag: '@smoke' },
  async ({ page, context, text }) => {
    const other = await context.newPage()
    await other.goto('/shop-cart')
    await expect(other.getByText(text.emptyCart)).toBeVisible()
    await addFirstProduct(page, text)
    await expect(other.getByRole('button', { name: text.increase })).toBeVisible()
    await other.getByRole('button', { name: text.remove }).click()
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  },
)

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

const cardLink = { name: 'Matte Black Steel Card', exact: true }

test('Shop Now fills the cart and opens it, and a followed link does the same once', async ({
  page,
  text,
}) => {
  await page.goto('/product-detail/matte-black-steel-card')
  await untilHydrated(page)
  await page.getByRole('link', { name: text.shopNow }).first().click()
  await expect(page).toHaveURL(/\/shop-cart$/)
  await expect(page.getByRole('table').getByRole('link', cardLink)).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await page.getByRole('button', { name: text.remove }).click()
  await expect(page.getByText(text.emptyCart)).toBeVisible()

  // As it is followed before the scripts of its page have run.
  await page.goto('/shop-cart?product=matte-black-steel-card')
  await expect(page.getByRole('table').getByRole('link', cardLink)).toBeVisible()
  await expect(page).toHaveURL(/\/shop-cart$/)
})

test('a toast leaves the top bar free, and leads to the cart', async ({ page, text }) => {
  await page.goto('/search?q=card')
  await untilHydrated(page)
  const labels = { added: text.added, viewCart: text.viewCart }
  // Looked at in every frame: it slides in from above, and passes by itself.
  const followed = page.waitForFunction(({ added, viewCart }) => {
    const toasts = [...document.querySelectorAll('[popover] [role=status]')]
    const toast = toasts.find((each) => each.textContent?.includes(added))
    const bar = document.querySelector('header')
    if (!toast || !bar) return false
    const isBelowBar = toast.getBoundingClientRect().top > bar.getBoundingClientRect().bottom
    const links = [...document.querySelectorAll<HTMLElement>('[popover] a')]
    const link = links.find((each) => each.textContent === viewCart)
    if (!isBelowBar || !link) return false
    link.click()
    return true
  }, labels)
  await page.getByRole('button', { name: text.add }).first().click()
  await followed
  await expect(page).toHaveURL(/\/shop-cart$/)
})

test(
  'two tabs that change the cart in turns lose nothing',
  { tag: '@smoke' },
  async ({ page, context, text }) => {
    const tabs = [page, await context.newPage()] as const
    for (const tab of tabs) {
      await tab.goto('/search?q=card')
      await untilHydrated(tab)
    }
    for (let count = 1; count <= 4; count++) {
      const tab = tabs[count % 2] ?? page
      await tab
        .getByRole('button', { name: text.add })
        .nth(count - 1)
        .click()
      const label = count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
      for (const each of tabs) {
        await expect(each.getByRole('link', { name: label, exact: true })).toBeVisible()
      }
    }
    for (const tab of tabs) {
      await tab.goto('/shop-cart')
      await expect(tab.getByRole('spinbutton')).toHaveCount(4)
    }
    for (const [index, tab] of [...tabs, ...tabs].entries()) {
      await tab.getByRole('button', { name: text.increase }).first().click()
      for (const each of tabs) {
        await expect(each.getByRole('spinbutton').first()).toHaveValue(String(2 + index))
      }
    }
  },
)

for (const [name, break_] of Object.entries({
  blocked: () => {
    const refuse = () => {
      throw new DOMException('The user denied storage', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  },
})) {
  test(`the shop works where storage is ${name}, and says that the cart is not saved`, async ({
    page,
    text,
  }) => {
    await page.addInitScript(break_)
    await expectPassingText(page, text.unsavedCart, () => addFirstProduct(page, text))
    await page.getByRole('link', { name: text.cartWith }).click()
    await page.getByRole('button', { name: text.increase }).click()
    await expect(page.getByRole('spinbutton')).toHaveValue('2')
    await expect(page.getByRole('main').getByText(text.unsavedCart)).toBeVisible()
  })
}

test('says when storage fails later, and still has what was stored before', async ({
  page,
  text,
}) => {
  await addFirstProduct(page, text)
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await expectPassingText(page, text.unsavedCart, () =>
    page.getByRole('button', { name: text.add }).nth(1).click(),
  )
  await page.getByRole('link', { name: text.cartWith }).click()
  await expect(page.getByRole('button', { name: text.increase })).toHaveCount(2)
})

test('huge stored amounts and names stay on a narrow screen, and what was cut is said', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const huge = { ...line, price: 1_000_000, quantity: 9e15, title: { en: 'W'.repeat(500_000) } }
  await page.addInitScript(
    (value) => localStorage.setItem('addToCart', value),
    JSON.stringify(
      Array.from({ length: 220 }, (_, id) => ({ ...huge, id: `p${id}` })).map((item, index) =>
        index < 3 ? item : { ...item, title: line.title },
      ),
    ),
  )
  await page.goto('/shop-cart')
  await expect(page.getByRole('button', { name: text.increase })).toHaveCount(200)
  await expect(page.getByText(text.surplus)).toBeVisible()
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(measure).toBe(320)
})
