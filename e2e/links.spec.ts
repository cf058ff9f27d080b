import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { siteRoutes } from './routes.ts'
import { texts } from './texts.ts'

/** Where links of a page lead within the site, without what follows the path. */
async function linksOf(page: Page, site: string): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  return addresses
    .filter((href) => new URL(href).origin === site)
    .map((href) => new URL(href).pathname)
}

/** Whether an address opens a page, and not the one for addresses that have none. */
async function opens(page: Page, address: string): Promise<boolean> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
  const heading = page.getByRole('heading', { level: 1 }).first()
  await heading.waitFor()
  return answer?.status() !== 404 && (await heading.textContent()) !== texts.en.notFound
}

/** Follows every link from the addresses it begins with; answers with those that lead nowhere, and from where. */
async function crawl(page: Page, site: string, begin: string[]): Promise<string[]> {
  const from = new Map(begin.map((address) => [address, 'the table of routes']))
  const missing: string[] = []
  // A map goes on with what was added while it is walked.
  for (const [address, origin] of from) {
    if (!(await opens(page, address))) missing.push(`${address}, linked from ${origin}`)
    for (const link of await linksOf(page, site)) if (!from.has(link)) from.set(link, address)
  }
  return missing
}

test('no link of any page leads to a page that is not there', async ({ page, baseURL }) => {
  test.setTimeout(300_000)
  const begin = siteRoutes.filter(({ path }) => path !== '/error').map(({ path, at = path }) => at)
  expect(await crawl(page, new URL(baseURL ?? '').origin, begin)).toEqual([])
})
