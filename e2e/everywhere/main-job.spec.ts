import { expect, fillRegistration, test } from '../fixtures.ts'
import { cards, payWith } from '../shopping.ts'

// A declined card is answered with status 402, which the browser reports.
test.use({ expected: [/status of 402/] })

test('a newcomer fills the cart, registers on the way, pays by card and sees the result', async ({
  page,
  newcomer,
  say,
}) => {
  await page.goto('/')
  await page.goto('/shop')
  await page.getByRole('link', { name: say.firstCategory }).click()
  await expect(page).toHaveURL(/\/shop-products\/.+\?title=/)

  await page.getByRole('button', { name: say.add }).first().click()
  await expect(page.getByText(say.added)).toBeVisible()
  await page.getByRole('button', { name: say.add }).nth(1).click()
  await page.getByRole('link', { name: say.cartWith }).first().click()

  await expect(page.getByRole('heading', { name: say.cartTitle, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: say.increase }).first().click()
  await expect(page.getByText(say.loginPrompt)).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: say.signup }).click()
  await fillRegistration(page, newcomer, say)
  await expect(page).toHaveURL(/\/shop-cart$/)

  await page.getByLabel(say.code).fill('SALE20OFF')
  await page.getByRole('button', { name: say.apply }).click()
  await expect(page.getByText(say.applied).first()).toBeVisible()
  await expect(page.getByText(say.discount, { exact: true })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: say.checkout }).click()
  await page.getByRole('textbox', { name: say.address, exact: true }).fill('Way 3015, Muscat')
  await page.getByRole('button', { name: say.submit }).click()
  const dialog = page.getByRole('dialog', { name: say.confirmTitle })
  await dialog.getByRole('button', { name: say.confirm, exact: true }).click()

  await payWith(page, cards.declined, say)
  await expect(page.getByRole('alert')).toBeVisible()
  await payWith(page, cards.good, say)

  await expect(page).toHaveURL(/\/payment\/callback/)
  await expect(page.getByText(say.paid, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: say.summary })).toBeVisible()

  await page.getByRole('button', { name: say.returnHome }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/shop-cart')
  await expect(page.getByText(say.emptyCart)).toBeVisible()
})
