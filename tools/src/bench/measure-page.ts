import type { Browser, Page } from '@playwright/test'

import { median } from './median.ts'
import { READY_MARK } from './ready-mark.ts'
import { gzipSize } from './script-size.ts'
import { readLongestTasks, type Task } from './trace/main-thread.ts'
import { recordTrace } from './trace/record-trace.ts'

const PHONE = { width: 412, height: 823 }

/** Figures of a first visit to a page. */
export interface PageFigures {
  page: string
  /** JavaScript in KiB (gzip) that has arrived when the page is taken over and can be used. */
  script: number
  /** JavaScript in KiB (gzip) that arrives afterwards. */
  laterScript: number
  requests: number
  /** Length of the chain of dependent requests before the largest contentful paint. */
  depth: number
  /** Milliseconds. */
  lcp: number
  cls: number
  /** The scripts of the last visit, the largest first. */
  files: readonly ScriptFile[]
}

/** A script of a visit. */
interface ScriptFile {
  name: string
  /** Bytes (gzip). */
  size: number
  /** Whether it arrived after the page had been taken over. */
  isLater: boolean
}

/** Visits a page `runs` times with a new browser profile each. @returns medians */
export async function measurePage(
  browser: Browser,
  site: string,
  name: string,
  address: string,
  runs: number,
): Promise<PageFigures> {
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, site + address))
  const medianOf = (key: Exclude<keyof Awaited<ReturnType<typeof visit>>, 'files'>) =>
    median(visits.map((each) => each[key]))
  return {
    page: name,
    script: medianOf('script'),
    laterScript: medianOf('laterScript'),
    files: visits.at(-1)?.files ?? [],
    requests: medianOf('requests'),
    depth: medianOf('depth'),
    lcp: medianOf('lcp'),
    cls: medianOf('cls'),
  }
}

/** Visits a page once more and records its longest tasks. Recording makes them longer. */
export async function recordLongestTasks(
  browser: Browser,
  address: string,
  count: number,
): Promise<Task[]> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const events = await recordTrace(browser, page, async () => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await untilReady(page)
    await page.waitForTimeout(500)
  })
  await context.close()
  return readLongestTasks(events, count)
}

/** Waits until the page can be used. */
const untilReady = (page: Page) =>
  page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, READY_MARK)

async function visit(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const initiators = await trackInitiators(page)
  await page.addInitScript(observeVitals)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  const files = await measureScripts(await readScripts(page))
  await context.close()
  return {
    script: sumSizes(files.filter(({ isLater }) => !isLater)),
    laterScript: sumSizes(files.filter(({ isLater }) => isLater)),
    files,
    requests: initiators.count(),
    depth: initiators.depthOf(vitals.lcpUrl),
    lcp: vitals.lcp,
    cls: vitals.cls,
  }
}

const sumSizes = (files: readonly ScriptFile[]) =>
  files.reduce((sum, { size }) => sum + size, 0) / 1024

/** The scripts that a page has fetched. @throws when nothing says that it has been taken over */
async function readScripts(page: Page): Promise<Omit<ScriptFile, 'size'>[]> {
  await untilReady(page)
  return page.evaluate((mark) => {
    const ready = performance.getEntriesByName(mark)[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => /\.js($|\?)/.test(name))
      .map(({ name, responseEnd }) => ({ name, isLater: responseEnd > ready }))
  }, READY_MARK)
}

async function measureScripts(scripts: readonly Omit<ScriptFile, 'size'>[]): Promise<ScriptFile[]> {
  const byName = new Map(scripts.map((script) => [script.name, script]))
  const files = await Promise.all(
    [...byName.values()].map(async (script) => ({ ...script, size: await gzipSize(script.name) })),
  )
  return files.sort((a, b) => b.size - a.size)
}

interface Vitals {
  lcp: number
  lcpUrl: string
  cls: number
}

/** Runs in the page before its own scripts. */
function observeVitals(): void {
  const vitals = { lcp: 0, lcpUrl: '', cls: 0 }
  Object.assign(window, { vitals })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      vitals.lcp = entry.startTime
      vitals.lcpUrl = (entry as unknown as { url: string }).url
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as unknown as { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) vitals.cls += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Records which request initiated which, by the DevTools protocol. */
async function trackInitiators(page: Page) {
  const initiatorOf = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request, initiator, documentURL }) => {
    if (initiatorOf.has(request.url)) return
    const { url, stack } = initiator
    const frames = stack?.callFrames ?? stack?.parent?.callFrames
    const initiatorUrl =
      initiator.type === 'parser' ? documentURL : (url ?? frames?.[0]?.url ?? documentURL)
    initiatorOf.set(request.url, initiatorUrl)
  })
  const depthOf = (url: string): number => {
    const initiatorUrl = initiatorOf.get(url)
    return initiatorUrl === undefined || initiatorUrl === url || initiatorUrl === ''
      ? 1
      : 1 + depthOf(initiatorUrl)
  }
  return {
    count: () => initiatorOf.size,
    // Text has no request of its own: use the last script's.
    depthOf: (url: string) =>
      depthOf(url || [...initiatorOf.keys()].findLast((key) => key.endsWith('.js')) || ''),
  }
}
