import { setTimeout } from 'node:timers/promises'

import { type Browser, chromium, type Page } from '@playwright/test'

import { CHROMIUM_FLAGS } from '../browser.ts'
import { startShop } from '../shop/shop-process.ts'
import { requireBrowser } from './chromium.ts'
import { PAGE_NAMES, readMeasuredPage } from './measured-pages.ts'

const PHONE = { width: 412, height: 823 }
/** Set by the shell when the page can be used. */
const READY_MARK = 'page-ready'
const RENDER_TIMEOUT_MS = 60_000

/** Bytes of a file as sent, compressed by gzip. @throws when it is not served so */
export async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  await response.arrayBuffer()
  const length = Number(response.headers.get('content-length'))
  if (response.ok && length > 0) return length
  throw new Error(`${url} answered ${response.status} without a length`)
}

/**
 * Requests a page until the server renders it: the first rendering may take longer than its budget, and the browser then
 * loads more than a visitor's does.
 * @throws when it does not in time
 */
async function untilRendered(address: string): Promise<void> {
  for (const end = Date.now() + RENDER_TIMEOUT_MS; Date.now() < end; await setTimeout(200)) {
    const html = await (await fetch(address)).text()
    if (/<html [^>]*data-rendered-lang/.test(html)) return
  }
  throw new Error(`The server does not render ${address}`)
}

/** The scripts that a page has fetched, and whether each arrived after the page could be used. */
async function readScripts(page: Page) {
  const scripts = await page.evaluate((mark) => {
    const ready = performance.getEntriesByName(mark)[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => /\.js($|\?)/.test(name))
      .map(({ name, responseEnd }) => ({ name, isLater: responseEnd > ready }))
  }, READY_MARK)
  const unique = [...new Map(scripts.map((script) => [script.name, script])).values()]
  return Promise.all(
    unique.map(async (script) => ({ ...script, size: await gzipSize(script.name) })),
  )
}

async function visitPage(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, READY_MARK)
  const files = await readScripts(page)
  await context.close()
  return files
}

/** Prints the bytes of script of a first visit to each page. */
export async function reportPages(): Promise<void> {
  const executablePath = requireBrowser()
  const shop = await startShop({ port: 3300, backendPort: 4300 })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    for (const name of PAGE_NAMES) {
      const address = shop.site + readMeasuredPage(name).address
      await untilRendered(address)
      const files = await visitPage(browser, address)
      const sum = (isLater: boolean) =>
        files.reduce((bytes, file) => bytes + (file.isLater === isLater ? file.size : 0), 0)
      const [first, later] = [sum(false), sum(true)].map((bytes) => Math.round(bytes / 1024))
      console.log(`${name}: ${first} KiB (gzip) until it can be used, ${later} KiB later`)
      for (const { name: file, size, isLater } of files.toSorted((a, b) => b.size - a.size)) {
        const path = file.replace(shop.site, '')
        console.log(`${String(size).padStart(8)} ${isLater ? 'later' : '     '} ${path}`)
      }
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}
