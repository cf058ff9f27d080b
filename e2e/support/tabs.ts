import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'

export const title = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true })

export async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).first().click()
}

/** Counts document loads of a tab. */
export function countDocuments(page: Page): { loaded: number } {
  const count = { loaded: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count.loaded += 1
  })
  return count
}

/** Marks the heading that a page from the server has, on every page that the tab opens. */
export const markServerHeadings = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      Object.assign(document.querySelector('h1') ?? {}, { fromServer: true })
    }),
  )

/** Whether the heading is the one that the server sent: the browser took the page over. */
export const isFromServer = (heading: Locator): Promise<boolean> =>
  heading.evaluate((element) => 'fromServer' in element)

/** Opens a browser context whose visitor id, and so its canary bucket, is fixed. */
export async function openContext(
  browser: Browser,
  site: string,
  visitor: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site })
  await context.addCookies([{ name: 'visitor', value: visitor, url: site }])
  return context
}
