import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/page-checks.ts'
import { addFirstProduct, cards, confirmOrder, payWith } from './support/shopping.ts'

/** A4 paper without its margins. */
const PAPER_PX = 718

/** Opens the member's only order in the portal. */
async function openOrder(page: Page, backend: string) {
  await page.goto(`${backend}/portal/orders`)
  await page.getByRole('link', { name: /^Order \d{6}/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d{6}$/ })).toBeVisible()
}

test('an order left on the card page is paid in the portal, which has its receipt', async ({
  page,
  member,
  text,
  backend,
}) => {
  await addFirstProduct(page, text)
  await confirmOrder(page, text)
  await page.goBack()
  await page.goto('/portal/orders')
  await expect(page.getByText('Awaiting payment'), member.email).toBeVisible()
  await page.getByRole('link', { name: /^Order \d{6}/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d{6}$/ })).toBeVisible()
  const address = page.url()
  await page.getByRole('button', { name: /^Pay OMR\s\d+\.\d\d$/ }).click()
  await expect(page.getByLabel(text.card.number)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await payWith(page, cards.good, text)
  await expect(page).toHaveURL(`${backend}${new URL(address).pathname}`)
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print receipt' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  for (const width of [PAPER_PX, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    await expectNoOverflow(page, `the receipt at ${width} px`)
  }
  await expect(page.getByText('Receipt', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('an open order is cancelled in the portal and cannot be paid after that', async ({
  page,
  member,
  text,
  backend,
}) => {
  await addFirstProduct(page, text)
  await confirmOrder(page, text)
  const cardPage = page.url()
  await openOrder(page, backend)
  await page.getByText('Cancel order').click()
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByRole('status'), member.email).toHaveText('The order has been cancelled.')
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden()
  await page.goto(cardPage)
  await expect(page).not.toHaveURL(cardPage)
  await expect(page.getByLabel(text.card.number)).toBeHidden()
})

test('a form that was refused is left by Back without being sent again', async ({
  page,
  text,
  backend,
}) => {
  await page.goto(`${backend}/portal/register`)
  await page.goto(`${backend}/portal/login`)
  await page.getByLabel(text.portal.email).fill('nobody@example.com')
  await page.getByLabel(text.portal.password, { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: text.portal.login }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(text.portal.email)).toHaveValue('nobody@example.com')
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(`${backend}/portal/register`)
})

test('the portal has the shop’s theme and language', async ({ page, backend }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('lang', 'ar')
  })
  await page.goto('/portal/login')
  await expect(page).toHaveURL(new RegExp(`^${backend}/portal/login`))
  const root = page.locator('html')
  await expect(root).toHaveClass('dark')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Switch to the light theme' }).click()
  await expect(root).toHaveClass('light')
  await expect(root).toHaveAttribute('lang', 'en')
  await page.goto(`${backend}/portal/register`)
  await expect(root).toHaveClass('light')
  const font = await page.evaluate(() => document.fonts.check('16px "Readex Pro Variable"'))
  expect(font).toBe(true)
  await page.getByRole('link', { name: /Wasla/ }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.origin !== backend)
})
