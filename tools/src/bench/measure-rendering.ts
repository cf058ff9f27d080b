import { setTimeout as delay } from 'node:timers/promises'

import { FRESH_SECONDS } from 'site/server/page-cache.ts'

import { median } from './median.ts'

/** Pages that the server has not seen: the same product at other addresses. */
const PAGES = 100
/** As many as the server's threads. */
const PARALLEL = 2

/** Answers of one kind. */
interface RenderingFigures {
  /** Answers a second. */
  rate: number
  /** Milliseconds of one answer, median. */
  latency: number
}

/** Asks for a page as a browser does. @returns milliseconds. @throws when it was not rendered */
async function measureAnswer(address: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(address)
  const body = await response.text()
  const isShared = response.headers.get('cache-control')?.includes('s-maxage') === true
  if (!isShared || !body.includes('data-rendered-lang'))
    throw new Error(`${address} is not rendered`)
  return performance.now() - start
}

async function measureAnswers(addresses: readonly string[]): Promise<RenderingFigures> {
  const latencies: number[] = []
  const rest = [...addresses]
  const start = performance.now()
  const ask = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      latencies.push(await measureAnswer(next))
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, ask))
  const seconds = (performance.now() - start) / 1000
  return { rate: addresses.length / seconds, latency: median(latencies) }
}

/**
 * Measures rendered pages that nobody has asked for yet, those that are fresh, and those that are sent stale while they are
 * renewed.
 * @param page address of a page that can be rendered
 */
export async function measureRendering(page: string): Promise<Record<string, RenderingFigures>> {
  const addresses = Array.from({ length: PAGES }, (_, index) => `${page}?bench=${index}`)
  // The server's own code and the page's are compiled by then.
  await measureAnswers(Array.from({ length: PAGES }, (_, index) => `${page}?warm=${index}`))
  const uncached = await measureAnswers(addresses)
  // Who asks a second time has it kept.
  await measureAnswers(addresses)
  const cached = await measureAnswers(addresses)
  await delay((FRESH_SECONDS + 1) * 1000)
  return { uncached, cached, stale: await measureAnswers(addresses) }
}
