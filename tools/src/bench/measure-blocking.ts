import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { chromium } from '@playwright/test'

import { CHROMIUM_FLAGS } from '../browser.ts'
import { requireBrowser } from './chromium.ts'
import { type PageName, readMeasuredPage } from './measured-pages.ts'
import { median } from './median.ts'

/** A task that takes longer keeps a press waiting; only the rest of it counts. */
const UNNOTICED_MS = 50
/** Of the processor here, for a weak phone. */
const SLOWDOWN = 6
const SETTLE_MS = 1_500
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Processor time in microseconds. */
  tdur?: number
  args: { name?: string }
}

/** Processor time of each task of the page's main thread, in milliseconds of a weak phone. */
async function traceTasks(address: string): Promise<number[]> {
  const file = path.join(tmpdir(), `blocking-${process.pid}.json`)
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: CHROMIUM_FLAGS })
  try {
    const page = await (await browser.newContext(PHONE)).newPage()
    await browser.startTracing(page, {
      path: file,
      categories: ['disabled-by-default-devtools.timeline'],
    })
    await page.goto(address)
    await page.waitForFunction(() => performance.getEntriesByName('page-ready').length > 0)
    await page.waitForTimeout(SETTLE_MS)
    await browser.stopTracing()
  } finally {
    await browser.close()
  }
  const { traceEvents } = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] }
  await rm(file)
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const tasks = threads.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
      .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN),
  )
  const sum = (times: number[]) => times.reduce((total, time) => total + time, 0)
  // Chromium keeps a spare renderer, which does nothing.
  return tasks.reduce((busiest, each) => (sum(each) > sum(busiest) ? each : busiest), [])
}

/**
 * Prints for how long a page's first visit answers nothing on a weak phone, by the processor time of its tasks, which other work on this
 * machine hardly changes: medians of the visits, in turns where there are several shops to compare.
 * @param sites origins of running shops
 */
export async function reportBlocking(
  sites: string[],
  pages: PageName[],
  runs: number,
): Promise<void> {
  const rows: Record<string, unknown>[] = []
  for (const name of pages) {
    const visits = sites.map((site) => ({
      site,
      blocking: [] as number[],
      longest: [] as number[],
    }))
    for (let run = 0; run < runs; run += 1) {
      for (const { site, blocking, longest } of visits) {
        const tasks = await traceTasks(new URL(readMeasuredPage(name).address, site).href)
        blocking.push(tasks.reduce((total, time) => total + Math.max(0, time - UNNOTICED_MS), 0))
        longest.push(Math.max(...tasks))
      }
    }
    for (const { site, blocking, longest } of visits) {
      const round = (times: number[]) => Math.round(median(times))
      rows.push({
        page: name,
        site,
        'blocking ms': round(blocking),
        'longest task ms': round(longest),
      })
    }
  }
  console.table(rows)
}
