import { type BrowserContext, chromium } from '@playwright/test'
import { cookieNames, storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

import { CHROMIUM_FLAGS } from '../../browser.ts'
import type { Language, MeasuredPage } from '../measured-pages.ts'
import { checkPage, checkScripts } from './check-page.ts'
import { type Figures, type LighthouseResult, readFigures, readScripts } from './figures.ts'
import type { Shop } from './shops.ts'
import { slowPhone } from './slow-phone.ts'

const MAX_ATTEMPTS = 3

export interface Visit {
  figures: Figures
  result: LighthouseResult
}

/** The compressed size of a file, in bytes. @throws when the server does not say */
async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  await response.arrayBuffer()
  const length = Number(response.headers.get('content-length'))
  if (response.ok && length > 0) return length
  throw new Error(`${url} answered ${response.status} without a length`)
}

/** Makes a browser that of a visitor who chose the language earlier. */
async function chooseLanguage(
  context: BrowserContext,
  origin: string,
  language: Language,
): Promise<void> {
  await context.addCookies([{ name: cookieNames.lang, value: language, url: origin }])
  const page = await context.newPage()
  // A file of the site that runs none of the shop's scripts.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(`localStorage.setItem('${storageKeys.lang}', '${language}')`)
  await page.close()
}

/** @throws when a page of a shop does not show what it should; see {@link checkPage} */
export async function prepareVisits(
  executablePath: string,
  { origin }: Shop,
  page: MeasuredPage,
  language: Language,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const context = await browser.newContext()
    await chooseLanguage(context, origin, language)
    await checkPage(await context.newPage(), origin + page.address, page, language)
  } finally {
    await browser.close()
  }
}

/** A trace that could not be recorded, as happens on a busy machine, is no fault of the page. */
class TraceError extends Error {}

/** Lets Lighthouse visit a page once. @throws TraceError when it could not record the visit */
async function visitOnce(
  chromePath: string,
  { origin, isBundle }: Shop,
  page: MeasuredPage,
  language: Language,
  slowdown: number,
): Promise<Visit> {
  const address = origin + page.address
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] })
  try {
    if (language !== 'en') {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
      const [context] = browser.contexts()
      if (!context) throw new Error('The browser has no profile')
      await chooseLanguage(context, origin, language)
      await browser.close()
    }
    const run = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      throttling: slowPhone(slowdown),
    })
    const error = run?.lhr.runtimeError
    if (!run || error) throw new TraceError(`${address}: ${error?.message ?? 'no result'}`)
    const result = run.lhr as LighthouseResult
    const scripts = readScripts(result)
    checkScripts(address, scripts, isBundle)
    const sizes = await Promise.all(scripts.map(gzipSize))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    return { figures: readFigures(result, bytes), result }
  } finally {
    chrome.kill()
  }
}

/**
 * Lets Lighthouse visit a page on its phone, in a browser of its own.
 * @throws when the visit could not be recorded several times
 */
export async function visitPage(...args: Parameters<typeof visitOnce>): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await visitOnce(...args)
    } catch (error) {
      if (!(error instanceof TraceError) || attempt === MAX_ATTEMPTS) throw error
      console.warn(`  visited again: ${error.message}`)
    }
  }
}
