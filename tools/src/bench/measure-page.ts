import type { Browser, Page } from '@playwright/test'

import { median } from './median.ts'

/** What a first visit of a page costs. */
export interface PageFigures {
  page: string
  /** JavaScript, gzip, KiB. */
  script: number
  requests: number
  /** Requests that had to wait for one another before the largest picture or text was there. */
  depth: number
  /** Milliseconds. */
  lcp: number
  cls: number
}

/** Loads a page in a new browser profile `runs` times; medians. */
export async function measurePage(
  browser: Browser,
  site: string,
  name: string,
  address: string,
  runs: number,
): Promise<PageFigures> {
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, site + address))
  const of = (key: keyof Awaited<ReturnType<typeof visit>>) =>
    median(visits.map((each) => each[key]))
  return {
    page: name,
    script: of('script'),
    requests: of('requests'),
    depth: of('depth'),
    lcp: of('lcp'),
    cls: of('cls'),
  }
}

async function visit(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const chain = await followInitiators(page)
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.js($|\?)/.test(name)),
  )
  const sizes = await Promise.all([...new Set(scripts)].map(gzipSize))
  await context.close()
  return {
    script: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    requests: chain.count(),
    depth: chain.depthOf(seen.lcpUrl),
    lcp: seen.lcp,
    cls: seen.cls,
  }
}

interface Seen {
  lcp: number
  lcpUrl: string
  cls: number
}

/** Runs in the page before anything of it. */
function observe(): void {
  const seen = { lcp: 0, lcpUrl: '', cls: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.lcp = entry.startTime
      seen.lcpUrl = (entry as unknown as { url: string }).url
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as unknown as { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) seen.cls += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Follows which request was caused by which, as the browser tells it. */
async function followInitiators(page: Page) {
  const causes = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request, initiator, documentURL }) => {
    if (causes.has(request.url)) return
    const { url, stack } = initiator
    const frames = stack?.callFrames ?? stack?.parent?.callFrames
    const cause =
      initiator.type === 'parser' ? documentURL : (url ?? frames?.[0]?.url ?? documentURL)
    causes.set(request.url, cause)
  })
  const depthOf = (url: string): number => {
    const cause = causes.get(url)
    return cause === undefined || cause === url || cause === '' ? 1 : 1 + depthOf(cause)
  }
  return {
    count: () => causes.size,
    // A text has no request of its own: the deepest script's counts.
    depthOf: (url: string) =>
      depthOf(url || [...causes.keys()].findLast((key) => key.endsWith('.js')) || ''),
  }
}

async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  await response.arrayBuffer()
  return Number(response.headers.get('content-length'))
}
