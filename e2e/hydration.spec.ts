import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { gotoRendered, untilHydrated, untilIdle } from './support/shopping.ts'

const ADDRESSES = [
  '/',
  '/shop-products/digital-business-cards',
  '/product-detail/brushed-silver-steel-card',
  '/shop-cart',
  '/agents',
]

/** Records who creates a formatter that takes browsers 8 to 25 ms. */
function recordFormatters(): void {
  const created: string[] = []
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator'] as const) {
    const recording = new Proxy(Intl[name], {
      construct(target, values) {
        created.push(`${name} ${new Error().stack ?? ''}`)
        return Reflect.construct(target, values) as object
      },
    })
    Object.assign(Intl, { [name]: recording })
  }
  Object.assign(window, { created })
}

const readFormatters = (page: Page) =>
  page.evaluate(() => (window as unknown as { created: string[] }).created)

for (const lang of ['en', 'ar'] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    test('pages are hydrated without a formatter that browsers are slow to create', async ({
      page,
    }) => {
      await page.addInitScript(recordFormatters)
      for (const address of ADDRESSES) {
        await test.step(address, async () => {
          await gotoRendered(page, address)
          await untilHydrated(page)
          await expect(page.locator('html')).toHaveAttribute('lang', lang)
          expect(await readFormatters(page)).toEqual([])
        })
      }
      await page.evaluate(() => new Intl.NumberFormat('en').format(1))
      expect(await readFormatters(page)).toHaveLength(1)
    })
  })
}

test('components style their own elements alone, so that no rule of theirs restyles the page', async ({
  page,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  await untilIdle(page)
  const selectors = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .filter((rule) => rule instanceof CSSStyleRule)
      .map(({ selectorText }) => selectorText),
  )
  expect(selectors.length).toBeGreaterThan(50)
  expect(selectors.filter((selector) => !/\.[\w-]+/.test(selector))).toEqual([])
})
