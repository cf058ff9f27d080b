import type { Browser, Page } from '@playwright/test'

import type { TraceEvent } from './main-thread.ts'

const CATEGORIES = [
  '-*',
  '__metadata',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'v8',
  'toplevel',
]

/** Records what the browser does meanwhile. The profiler makes all of it slower. */
export async function recordTrace(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  try {
    await act()
  } catch (error) {
    await browser.stopTracing()
    throw error
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return trace.traceEvents
}
