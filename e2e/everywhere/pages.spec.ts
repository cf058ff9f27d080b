import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures.ts'
import { expectAccessible, expectArabic } from '../page-checks.ts'
import { siteRoutes, type SiteRoute } from '../routes.ts'
import { texts, type Lang } from '../texts.ts'

/** Opens a page as a visitor does, looks through it, and again in the other theme. */
async function lookThrough(page: Page, { path, at = path, heading }: SiteRoute, lang: Lang) {
  await page.goto(at)
  const root = page.locator('html')
  await expect(page.getByRole('heading', { level: 1, name: heading[lang] })).toBeVisible()
  await expect(page).toHaveTitle(/.+ · .+/)
  await expect(root).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
  await expect(root).toHaveClass('light')
  if (lang === 'ar') await expectArabic(page, at)
  await expectAccessible(page, `${at} in light`)
  await page.getByRole('button', { name: texts[lang].dark }).click()
  await expect(root).toHaveClass('dark')
  await expectAccessible(page, `${at} in dark`)
  await page.getByRole('button', { name: texts[lang].light }).click()
}

// Nothing has to be waited for while it moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'light')
  }),
)

/** Pages that are looked through one after the other, with what the browser has by then. */
const AT_A_TIME = 10
const open = siteRoutes.filter(({ member }) => !member)
const guarded = siteRoutes.filter(({ member }) => member)

for (let first = 0; first < open.length; first += AT_A_TIME) {
  const group = open.slice(first, first + AT_A_TIME)
  test(`${group.map(({ path }) => path).join(' ')}`, async ({ page, lang }) => {
    test.setTimeout(120_000)
    for (const route of group) await test.step(route.path, () => lookThrough(page, route, lang))
  })
}

test(`${guarded.map(({ path }) => path).join(' ')} of a member`, async ({ page, lang, member }) => {
  expect(member.email).toBeTruthy()
  for (const route of guarded) await test.step(route.path, () => lookThrough(page, route, lang))
})
