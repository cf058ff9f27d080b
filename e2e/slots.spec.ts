import type { Page } from '@playwright/test'

import { modify } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { readShifts, recordShifts, untilFontsLoaded } from './support/layout-shifts.ts'
import { fetchRendered, gotoRendered, untilHydrated, untilIdle } from './support/shopping.ts'
import { isFromServer, title } from './support/tabs.ts'

const BOX = 'Best sellers'

const box = (page: Page) => page.getByRole('region', { name: BOX })
const place = (page: Page) => page.locator('[data-box]')

/** Files of boxes, and of the code that opens them. */
const boxFile = /\/(?:extensions?\.|boxes\.)/

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the empty cart shows best sellers, styled', { tag: '@smoke' }, async ({ page }) => {
    await expect(async () => {
      const { html } = await fetchRendered('/shop-cart', 'lang=en')
      expect(html).toContain(`>${BOX}</h2>`)
    }).toPass()
    await gotoRendered(page, '/shop-cart')
    await expect(title(page, 'Cart')).toBeVisible()
    await expect(box(page).getByRole('link')).toHaveCount(4)
    const { display } = await box(page)
      .getByRole('list')
      .evaluate((list) => getComputedStyle(list))
    expect(display).toBe('grid')
  })
})

test('a page without boxes loads no file of any', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => void files.push(request.url()))
  await gotoRendered(page, '/faqs')
  await untilHydrated(page)
  await untilIdle(page)
  expect(files.filter((file) => /\.js$/.test(file))).not.toEqual([])
  expect(files.filter((file) => boxFile.test(file))).toEqual([])
})

test('the box of a product page leads to the message form of an ambassador, and stays while its code is awaited', async ({
  page,
}) => {
  const link = page.getByRole('region', { name: 'Ask an ambassador' }).getByRole('link').first()
  const releaseScripts = await hold(page, /\/shell\/.*\/main\..*js/)
  const releaseBox = await hold(page, boxFile)
  await expect(async () => {
    await gotoRendered(page, '/product-detail/brushed-silver-steel-card')
    // There are no scripts yet. The server leaves a box to the browser whose data are late.
    await link.evaluate((element) => Object.assign(element, { fromServer: true }), undefined, {
      timeout: 5_000,
    })
  }).toPass()
  await releaseScripts()
  await untilHydrated(page)
  await releaseBox()
  await place(page).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-box] > div:not([translate])')).toHaveCount(1)
  expect(await isFromServer(link)).toBe(true)
  await link.click()
  await expect(page).toHaveURL(/\/agents\?message=/)
  await expect(title(page, 'Agents')).toBeVisible()
})

interface Fault {
  name: string
  act: (page: Page) => Promise<unknown>
  /** What its remote is reported with. */
  report?: RegExp
}

const faults: Fault[] = [
  {
    name: 'throws',
    report: /"remote":"mfe-catalog".*"message":"box"/,
    act: (page) =>
      page.route(/\/extension\.bestSellers\./, (route) =>
        modify(route, (script) =>
          script.replaceAll(
            /return\(0,\w+\.jsxs?\)\(/g,
            (start) => `throw new Error("box");${start}`,
          ),
        ),
      ),
  },
  {
    name: 'outgrows its place',
    report: /"remote":"mfe-catalog".*is 3000 px high/,
    act: (page) =>
      page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const style = document.createElement('style')
          style.textContent = '[data-box] section { block-size: 3000px }'
          document.head.append(style)
        })
      }),
  },
]

test.describe('a box that', () => {
  test.use({ expected: [/./] })

  for (const { name, act, report } of faults) {
    test(`${name} costs itself, and moves nothing`, async ({ page }) => {
      const requested = page.waitForRequest(/\/extension\.bestSellers\./)
      const reported =
        report && page.waitForRequest((request) => report.test(request.postData() ?? ''))
      await act(page)
      await recordShifts(page)
      await page.goto('/nowhere')
      await expect(title(page, 'Page Not Found')).toBeVisible()
      await untilFontsLoaded(page)
      const height = await place(page).evaluate((element) => element.clientHeight)
      expect(height).toBeGreaterThan(200)
      await place(page).scrollIntoViewIfNeeded()
      await requested
      await reported
      await expect(box(page)).toHaveCount(0)
      expect(await place(page).evaluate((element) => element.clientHeight)).toBe(height)
      expect(await readShifts(page)).toEqual([])
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL('/')
    })
  }
})
