import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'
import { cookieNames, storageKeys } from '@shop/contracts/storage-keys.ts'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

import { ensureBrowser, findBrowser } from '../../browser.ts'
import { StartError } from '../../start-error.ts'
import { gzipSize } from '../script-size.ts'
import { checkRendering, checkScripts } from './check-rendering.ts'
import { type Figures, type LighthouseResult, readFigures, readScripts } from './figures.ts'
import type { Language, MeasuredPage } from './measured-pages.ts'
import type { Shop } from './shops.ts'
import { createVisitConfig } from './visit-config.ts'

const MAX_ATTEMPTS = 3

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface Visit {
  figures: Figures
  result: LighthouseResult
}

/** The path of a Chromium, which is installed when there is none. @throws StartError when that fails */
export function requireBrowser(): string {
  ensureBrowser()
  const file = findBrowser() ?? chromium.executablePath()
  if (existsSync(file)) return file
  throw new StartError(`There is no browser at ${file}; CHROMIUM_PATH says where one is`)
}

/** Makes this browser that of a visitor who chose the language earlier. */
async function chooseLanguage(port: number, origin: string, language: Language): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no profile')
  await context.addCookies([{ name: cookieNames.lang, value: language, url: origin }])
  const page = await context.newPage()
  // A file of the site that runs none of the shop's scripts.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(`localStorage.setItem('${storageKeys.lang}', '${language}')`)
  await page.close()
  await browser.close()
}

/** A trace that could not be recorded, as happens on a busy machine, is no fault of the page. */
class TraceError extends Error {}

/** Lets Lighthouse visit a page once. @throws TraceError when it could not record the visit */
async function visitOnce(
  chromePath: string,
  { origin, isBundle }: Shop,
  page: MeasuredPage,
  language: Language,
): Promise<Visit> {
  const address = origin + page.address
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] })
  try {
    if (language !== 'en') await chooseLanguage(chrome.port, origin, language)
    const { config, readRenderedPage } = createVisitConfig(page.content)
    const run = await lighthouse(address, { port: chrome.port, logLevel: 'error' }, config)
    const error = run?.lhr.runtimeError
    if (!run || error) throw new TraceError(`${address}: ${error?.message ?? 'no result'}`)
    checkRendering(address, readRenderedPage(), page, language)
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
 * @throws when the page does not render, or the visit could not be recorded several times
 */
export async function visitPage(
  ...args: Parameters<typeof visitOnce>
): ReturnType<typeof visitOnce> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await visitOnce(...args)
    } catch (error) {
      if (!(error instanceof TraceError) || attempt === MAX_ATTEMPTS) throw error
      console.warn(`  visited again: ${error.message}`)
    }
  }
}
