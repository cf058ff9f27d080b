import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectArabic,
  expectFitsNarrowest,
  expectPreloadedFonts,
} from '../support/page-checks.ts'
import { untilHydrated } from '../support/shopping.ts'
import { type SitePage, sitePages } from '../support/site-pages.ts'
import { type Lang, texts } from '../support/texts.ts'

type Looks = 'one' | 'all'

/**
 * Opens a page as a visitor does and checks it.
 * @param looks `one` is the light theme on the test's device, `all` both themes on desktop and phone
 */
async function checkPage(page: Page, { address, heading }: SitePage, lang: Lang, looks: Looks) {
  await page.goto(address, { waitUntil: 'commit' })
  const root = page.locator('html')
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: heading[lang] })).toBeVisible()
  await expect(page).toHaveTitle(/.+ · .+/)
  await expect(root).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
  await expect(root).toHaveClass('light')
  const checkTexts = async (name: string) => {
    if (lang === 'ar') await expectArabic(page, name)
  }
  if (looks === 'one') {
    await expectAccessible(page, address)
    await expectFitsNarrowest(page, address)
    await checkTexts(address)
  } else {
    await expectAccessibleEverywhere(page, address, {
      setTheme: async (_, theme) => {
        if (theme === 'dark') await page.getByRole('button', { name: texts[lang].dark }).click()
        await expect(root).toHaveClass(theme)
      },
      check: checkTexts,
    })
    await page.getByRole('button', { name: texts[lang].light }).click()
    await expect(root).toHaveClass('light')
  }
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

/** Pages of one owner, for visitors or for members, that one test checks. */
const groups: SitePage[][] = []
for (const page of sitePages) {
  const group = groups.find(
    ([first, ...others]) =>
      first?.owner === page.owner &&
      first.session === page.session &&
      others.length < PAGES_PER_TEST - 1,
  )
  if (group) group.push(page)
  else groups.push([page])
}

for (const looks of ['one', 'all'] as const) {
  const options = looks === 'one' ? { tag: '@smoke' } : {}
  for (const pages of groups) {
    const [{ owner = '', session = false } = {}] = pages
    const paths = pages.map(({ path }) => path).join(' ')
    const title = `${owner}, ${looks === 'one' ? 'in one look' : 'in all looks'}: ${paths}`
    const check = async (page: Page, lang: Lang) => {
      if (looks === 'all') test.slow()
      for (const expected of pages)
        await test.step(expected.path, () => checkPage(page, expected, lang, looks))
    }
    if (session) {
      test(title, options, async ({ page, lang, member }) => {
        expect(member.email).toBeTruthy()
        await check(page, lang)
      })
    } else test(title, options, async ({ page, lang }) => check(page, lang))
  }
}
