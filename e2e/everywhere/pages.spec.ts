import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures.ts'
import { expectAccessible, expectArabic } from '../page-checks.ts'
import { siteRoutes, type SiteRoute } from '../routes.ts'
import { texts, type Lang } from '../texts.ts'

/** Opens a page as a visitor does, looks through it, and again in the other theme. */
async function lookThrough(page: Page, { path, at = path, heading }: SiteRoute, lang: Lang) {
  await page.addInitScript(() => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'light')
  })
  await page.goto(at)
  const root = page.locator('html')
  await expect(page.getByRole('heading', { level: 1, name: heading[lang] })).toBeVisible()
  await expect(page).toHaveTitle(/.+ · .+/)
  await expect(root).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
  if (lang === 'ar') await expectArabic(page, at)
  await expectAccessible(page, `${at} in light`)
  await page.getByRole('button', { name: texts[lang].dark }).click()
  await expect(root).toHaveClass('dark')
  await expectAccessible(page, `${at} in dark`)
}

for (const route of siteRoutes.filter(({ member }) => !member)) {
  test(`${route.path} is whole in both themes`, async ({ page, lang }) => {
    await lookThrough(page, route, lang)
  })
}

for (const route of siteRoutes.filter(({ member }) => member)) {
  test(`${route.path} of a member is whole in both themes`, async ({ page, lang, member }) => {
    expect(member.email).toBeTruthy()
    await lookThrough(page, route, lang)
  })
}
