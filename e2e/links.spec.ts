import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { untilHydrated } from './shopping.ts'
import { sitePages } from './site-pages.ts'
import { texts } from './texts.ts'

/** Paths of the page's links to the same site. */
async function linksOf(page: Page, site: string): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  return addresses
    .filter((href) => new URL(href).origin === site)
    .map((href) => new URL(href).pathname)
}

/** Whether an address opens a page other than *Page Not Found*. */
async function opens(page: Page, address: string): Promise<boolean> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
  // A page that requires a session redirects then.
  await untilHydrated(page)
  const heading = page.getByRole('heading', { level: 1 }).first()
  await heading.waitFor()
  return answer?.status() !== 404 && (await heading.textContent()) !== texts.en.notFound
}

/** Crawls every link from the start addresses; returns broken ones with the page that links to them. */
async function crawl(page: Page, site: string, begin: string[]): Promise<string[]> {
  const from = new Map(begin.map((address) => [address, 'the list of pages']))
  const missing: string[] = []
  // Iterating a map includes entries added meanwhile.
  for (const [address, origin] of from) {
    if (!(await opens(page, address))) missing.push(`${address}, linked from ${origin}`)
    for (const link of await linksOf(page, site)) if (!from.has(link)) from.set(link, address)
  }
  return missing
}

test('no link of any page leads to a page that is not there', async ({ page, baseURL }) => {
  test.setTimeout(300_000)
  const begin = sitePages.filter(({ path }) => path !== '/error').map(({ address }) => address)
  expect(await crawl(page, new URL(baseURL ?? '').origin, begin)).toEqual([])
})
