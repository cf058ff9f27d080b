import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures.ts'
import { expectAccessibleEverywhere, expectArabic, expectPreloadedFonts } from '../page-checks.ts'
import { untilHydrated } from '../shopping.ts'
import { type SitePage, sitePages } from '../site-pages.ts'
import { type Lang, texts } from '../texts.ts'

/** Opens a page as a visitor does and checks it in both themes, on desktop and phone. */
async function checkPage(page: Page, { address, heading }: SitePage, lang: Lang) {
  await page.goto(address, { waitUntil: 'commit' })
  const root = page.locator('html')
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: heading[lang] })).toBeVisible()
  await expect(page).toHaveTitle(/.+ · .+/)
  await expect(root).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
  await expect(root).toHaveClass('light')
  await expectAccessibleEverywhere(page, address, {
    setTheme: async (_, theme) => {
      if (theme === 'dark') await page.getByRole('button', { name: texts[lang].dark }).click()
      await expect(root).toHaveClass(theme)
    },
    check: async (name) => {
      if (lang === 'ar') await expectArabic(page, name)
    },
  })
  await page.getByRole('button', { name: texts[lang].light }).click()
  await expect(root).toHaveClass('light')
  await expectPreloadedFonts(page, address)
}

// Avoids waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'light')
  }),
)

/** Pages checked in one browser context, which keeps what it has cached. */
const PAGES_PER_TEST = 10
const publicPages = sitePages.filter(({ requiresSession }) => !requiresSession)
const memberPages = sitePages.filter(({ requiresSession }) => requiresSession)

for (let first = 0; first < publicPages.length; first += PAGES_PER_TEST) {
  const pages = publicPages.slice(first, first + PAGES_PER_TEST)
  test(`${pages.map(({ path }) => path).join(' ')}`, async ({ page, lang }) => {
    for (const expected of pages)
      await test.step(expected.path, () => checkPage(page, expected, lang))
  })
}

test(`${memberPages.map(({ path }) => path).join(' ')} of a member`, async ({
  page,
  lang,
  member,
}) => {
  expect(member.email).toBeTruthy()
  for (const expected of memberPages)
    await test.step(expected.path, () => checkPage(page, expected, lang))
})
