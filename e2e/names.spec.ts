import path from 'node:path'

import { expect, test } from './support/fixtures.ts'
import { addProduct, becomeOwner, printOwnerLink } from './support/office.ts'
import { expectNoOverflow } from './support/page-checks.ts'
import { cards, confirmOrder, gotoRendered, payWith, untilHydrated } from './support/shopping.ts'

const PICTURE = path.resolve(import.meta.dirname, '../backend/media/bamboo-card-1280.webp')

test('a product that is sold only with a name leads from the list to its field, and is ordered with it', async ({
  page,
  member,
  browser,
  backend,
  baseURL,
  dataDir,
  text,
}) => {
  const name = `Badge ${member.email.slice(16, 24)}`
  const office = await browser.newPage({ baseURL: baseURL ?? '' })
  const email = `owner.${member.email}`
  await becomeOwner(office, { email, link: await printOwnerLink(email, dataDir, backend) })
  await addProduct(office, {
    name: { en: name, ar: 'شارة' },
    price: '3.500',
    picture: PICTURE,
    category: 'Digital Business Cards',
    isNamed: true,
  })
  await office.close()

  const choose = page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('link', { name: 'Choose your name' })
  // A change is in the shop within a minute.
  await expect(async () => {
    await page.goto(`/search?q=${encodeURIComponent(name)}`)
    await untilHydrated(page)
    await expect(choose).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await choose.click()
  const field = page.getByRole('textbox', { name: /^Name/ })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()

  // A browser needs no scripts for it, and they change nothing.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await gotoRendered(plain, page.url())
  await expect(plain.locator('input[name=name]')).toBeFocused()
  await context.close()
  await page.reload()
  await untilHydrated(page)
  await expect(field).toBeFocused()

  const add = page.getByRole('button', { name: text.add, exact: true }).first()
  await add.click()
  await expect(page.getByText('Please type a name.').first()).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('مريم')
  await add.click()
  await page.goto('/shop-cart')
  await expect(page.getByRole('row', { name })).toContainText('مريم')
  await confirmOrder(page, text)
  await payWith(page, cards.good, text)
  await expect(page).toHaveURL(/\/payment\/callback/)
  await expect(page.getByRole('main')).toContainText('مريم')
})

test('the bar of a narrow phone cuts off a long name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/product-detail/copper-metal-card')
  await untilHydrated(page)
  await page.getByRole('textbox', { name: /^Name/ }).fill('Abdulrahman Al Balushi')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const button = page.getByRole('button', { name: /^Add with .Abdulrahman/ })
  await expect(button).toBeVisible()
  await expectNoOverflow(page, 'the bar')
})
