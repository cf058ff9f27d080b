import type { Browser, Page } from '@playwright/test'

import { median } from './median.ts'
import { gzipSize } from './script-size.ts'

const PHONE = { width: 412, height: 823 }
/** Set by the shell when the page can be used. */
const READY_MARK = 'page-ready'
/** What loads when the browser is idle has begun by then. */
const IDLE_MS = 500

/** A script of a visit. */
interface ScriptFile {
  name: string
  /** Bytes (gzip). */
  size: number
  /** Whether it arrived after the page could be used. */
  isLater: boolean
}

/** Figures of a first visit to a page. */
export interface PageFigures {
  /** JavaScript in KiB (gzip) that has arrived when the page can be used. */
  script: number
  /** JavaScript in KiB (gzip) that arrives afterwards. */
  laterScript: number
  /** Milliseconds. */
  lcp: number
  cls: number
  /** The largest first. */
  files: readonly ScriptFile[]
}

/** Visits a page `runs` times with a new browser profile each. @returns medians, and the scripts of the last visit */
export async function measurePage(
  browser: Browser,
  address: string,
  runs: number,
): Promise<PageFigures> {
  const visits: PageFigures[] = []
  for (let run = 0; run < runs; run++) visits.push(await visitPage(browser, address))
  const medianOf = (key: Exclude<keyof PageFigures, 'files'>) =>
    median(visits.map((each) => each[key]))
  return {
    script: medianOf('script'),
    laterScript: medianOf('laterScript'),
    lcp: medianOf('lcp'),
    cls: medianOf('cls'),
    files: visits.at(-1)?.files ?? [],
  }
}

async function visitPage(browser: Browser, address: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.addInitScript(observeVitals)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, READY_MARK)
  await page.waitForTimeout(IDLE_MS)
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  const files = await readScripts(page)
  await context.close()
  return {
    ...vitals,
    script: sumSizes(files.filter(({ isLater }) => !isLater)),
    laterScript: sumSizes(files.filter(({ isLater }) => isLater)),
    files,
  }
}

const sumSizes = (files: readonly ScriptFile[]) =>
  files.reduce((sum, { size }) => sum + size, 0) / 1024

/** The distinct scripts that a page has fetched. */
async function readScripts(page: Page): Promise<ScriptFile[]> {
  const scripts = await page.evaluate((mark) => {
    const ready = performance.getEntriesByName(mark)[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => /\.js($|\?)/.test(name))
      .map(({ name, responseEnd }) => ({ name, isLater: responseEnd > ready }))
  }, READY_MARK)
  const byName = new Map(scripts.map((script) => [script.name, script]))
  const files = await Promise.all(
    [...byName.values()].map(async (script) => ({ ...script, size: await gzipSize(script.name) })),
  )
  return files.sort((a, b) => b.size - a.size)
}

interface Vitals {
  lcp: number
  cls: number
}

/** Runs in the page before its own scripts. */
function observeVitals(): void {
  const vitals: Vitals = { lcp: 0, cls: 0 }
  Object.assign(window, { vitals })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as unknown as { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) vitals.cls += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
