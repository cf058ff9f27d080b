import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { expectAccessibleEverywhere, expectArabic } from '../support/page-checks.ts'
import { addFirstProduct, confirmOrder } from '../support/shopping.ts'
import type { Lang } from '../support/texts.ts'
import { desktop, phone } from '../support/viewports.ts'

// Avoids waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page of the backend in both themes and checks it. */
async function checkInThemes(page: Page, address: string, lang: Lang) {
  await expectAccessibleEverywhere(page, address, {
    setTheme: async (_, theme) => {
      await page.goto(`${address}?lang=${lang}&theme=${theme}`)
      await expect(page.locator('html')).toHaveClass(theme)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    },
    check: async (name) => {
      if (lang === 'ar') await expectArabic(page, name)
    },
  })
}

test('the portal of a visitor', async ({ page, lang, backend }) => {
  for (const path of ['login', 'register'])
    await test.step(path, () => checkInThemes(page, `${backend}/portal/${path}`, lang))
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleEverywhere(page, 'the registration with errors')
})

test('the card page, and the account of a member', async ({ page, lang, member, text }) => {
  await addFirstProduct(page, text)
  await confirmOrder(page, text)
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('button', { name: text.card.pay })).toBeInViewport()
    await expect(page.getByLabel(text.card.number)).toBeInViewport()
  }
  const cardPage = page.url().split('?')[0] ?? ''
  await checkInThemes(page, cardPage, lang)
  await page.getByRole('button', { name: text.card.pay }).click()
  await expect(page.getByRole('alert'), member.email).toBeVisible()
  await expectAccessibleEverywhere(page, 'the card page with errors')

  await page.goto('/user-account')
  const order = page.locator('table a[href*="order="]').filter({ visible: true })
  await expect(order).toBeVisible()
  await expectAccessibleEverywhere(page, 'the orders of a member')
  await order.click()
  await expect(page.getByRole('button', { name: text.payNow })).toBeVisible()
  await expectAccessibleEverywhere(page, 'an order')
  for (const path of ['/user-billing', '/user-invoice']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expectAccessibleEverywhere(page, path)
  }
})
