import { type Browser, chromium, type Page } from '@playwright/test'

import { ensureBrowser, findBrowser } from '../../browser.ts'
import { READY_MARK } from '../ready-mark.ts'

const PHONE = { width: 412, height: 823 }

/** A request that a visit sends. */
export interface VisitRequest {
  url: string
  method: string
  /** As Chromium calls what it is for: document, script, image, fetch … */
  type: string
  /** Bytes that came, compressed, with headers. */
  bytes: number
}

async function follow(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click()
  await page.waitForLoadState('networkidle')
}

/** A first visit on a phone: home, categories, a category, a product into the cart, and the cart. */
async function visit(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/`, { waitUntil: 'networkidle' })
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, READY_MARK)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await follow(page, 'main a[href="/shop"]')
  await follow(page, 'main a[href^="/shop-products/"]')
  await follow(page, 'main a[href^="/product-detail/"]')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await follow(page, 'a[href="/shop-cart"]')
}

async function recordIn(browser: Browser, site: string): Promise<VisitRequest[]> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en' })
  const page = await context.newPage()
  const pending: Promise<VisitRequest | null>[] = []
  page.on('requestfinished', (request) => {
    const read = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      const bytes = responseBodySize + responseHeadersSize
      return { url: request.url(), method: request.method(), type: request.resourceType(), bytes }
    }
    // What ends with the page has no sizes.
    pending.push(read().catch(() => null))
  })
  await visit(page, site)
  const requests = await Promise.all(pending)
  await context.close()
  // What the browser had already took no bytes.
  return requests.filter((request) => request !== null).filter(({ bytes }) => bytes > 0)
}

/** Records what a first visit through the shop asks for. @param site origin of a running shop */
export async function recordVisit(site: string): Promise<VisitRequest[]> {
  ensureBrowser()
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return recordIn(browser, site).finally(() => browser.close())
}
