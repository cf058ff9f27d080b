import type { Page, Route } from '@playwright/test'

import { expect } from './support/fixtures.ts'
import { gotoRendered, untilHydrated } from './support/shopping.ts'
import { test } from './support/stalling.ts'
import { title } from './support/tabs.ts'

// The shell's own scripts: without them only the inline scripts of the page can say anything.

const FAQS = 'Frequently asked questions'
const notice = (page: Page) => page.locator('#startup-notice')
const retry = (page: Page) => notice(page).getByRole('button')
/** A page that the server rendered can be read: it says that its scripts are slow when a button is clicked in vain. */
const clickLanguageMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button').first().click()

test.use({ expected: [/./] })

test('a script of the shell hangs: the page says so, and Try again heals it', async ({
  page,
  stalling,
}) => {
  const heal = stalling.stall(/\/shell\/.*\/vendor\./)
  await gotoRendered(page, '/faqs')
  await clickLanguageMenu(page)
  await expect(notice(page)).toContainText('taking longer than usual')
  heal()
  await retry(page).click()
  await untilHydrated(page)
  await expect(title(page, FAQS)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('the main script arrives late: the notice, in Arabic and dark, gives way to the page', async ({
  page,
  stalling,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }])
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'ar')
    localStorage.setItem('theme', 'dark')
  })
  const release = stalling.hold(/\/shell\/.*\/main\..*js/)
  await gotoRendered(page, '/faqs')
  await clickLanguageMenu(page)
  await expect(notice(page)).toContainText('وقتًا أطول من المعتاد')
  await expect(notice(page)).toHaveCSS('color', 'rgb(239, 235, 227)')
  release()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
})

test('the fonts hang: the shop opens without them', async ({ page, stalling }) => {
  stalling.stall(/\.woff2/)
  await page.goto('/faqs', { waitUntil: 'commit' })
  await untilHydrated(page)
  await expect(title(page, FAQS)).toBeVisible()
})

const faults: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['is gone', (route) => route.fulfill({ status: 404, body: 'gone' })],
  ['is HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
  [
    'is truncated',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'const shop = {' }),
  ],
]

for (const [name, answer] of faults) {
  test(`the main script ${name}: the page says so at once, and Try again heals it`, async ({
    page,
  }) => {
    const main = /\/shell\/.*\/main\..*js/
    await page.route(main, answer)
    await page.goto('/faqs', { waitUntil: 'commit' })
    await expect(notice(page)).toContainText('The shop could not be loaded')
    await expect(notice(page)).toContainText('Its buttons and forms do not work')
    await expect(title(page, FAQS)).toBeVisible()
    await page.unroute(main)
    await retry(page).click()
    await untilHydrated(page)
    await expect(title(page, FAQS)).toBeVisible()
  })
}
