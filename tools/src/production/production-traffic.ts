import { setTimeout as sleep } from 'node:timers/promises'

import { Ledger } from '../shoppers/ledger.ts'
import { createShoppers, type Shopper } from '../shoppers/shopper.ts'
import { fetchCatalog } from '../shoppers/traffic.ts'
import type { ProductionShop } from './production-shop.ts'
import type { TrafficReports } from './traffic-report.ts'

/** A person loads a failed page again so soon. */
const RELOAD_MS = 800
const PACE_MS = 150
/** Longer than the proxy waits for two servers in turn. */
const TIMEOUT_MS = 25_000
const SETTLE_TIMEOUT_MS = 60_000

interface Options {
  visitors: number
  shoppers: number
}

export interface Traffic {
  ledger: Ledger
  /** Lets shoppers complete what they have begun, and ends. */
  stop: () => Promise<void>
}

/** Names the failure of a page or a step. */
function describeFailure(status: number): string {
  if (status === 0) return 'no connection'
  return status === -1 ? 'no answer' : `status ${status}`
}

/** Starts visitors who read pages, and shoppers who order and pay, all by the proxy. */
export async function startTraffic(
  shop: ProductionShop,
  reports: TrafficReports,
  { visitors, shoppers }: Options,
): Promise<Traffic> {
  const { site, api, send } = shop
  const ledger = new Ledger()
  let stopping = false
  const { categories, products } = await fetchCatalog(api, send)
  const pages = [
    ...['/', '/shop', '/agents', '/sale', '/discovery.json'].map((path) => site + path),
    ...categories.map((id) => `${site}/shop-products/${id}`),
    ...products.slice(0, 20).map(({ _id }) => `${site}/product-detail/${_id}`),
    `${api}/portal/login`,
  ]

  /** @returns undefined when the page came, whole */
  async function readPage(url: string): Promise<string | undefined> {
    const started = performance.now()
    const path = url.startsWith(api) ? 'portal' : 'page'
    try {
      const response = await send(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      const text = await response.text()
      if (response.status !== 200) return `${path}: status ${response.status}`
      return /(?:<\/html>|\})\s*$/.test(text) ? undefined : `${path}: truncated`
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      return `${path}: ${describeFailure(isLate ? -1 : 0)}`
    } finally {
      reports.countRequest(performance.now() - started)
    }
  }

  /** Reads a page, again and again until it comes. */
  async function visit(url: string): Promise<void> {
    let failedAt: number | undefined
    for (;;) {
      const failure = await readPage(url)
      if (failure === undefined) break
      reports.countFailure(failure)
      if (failedAt !== undefined) reports.countUnmendedPage()
      failedAt ??= performance.now()
      await sleep(RELOAD_MS)
    }
    if (failedAt !== undefined) reports.countGap(performance.now() - failedAt)
  }

  async function browse(visitor: number): Promise<void> {
    for (let index = visitor * 7; !stopping; index += 1) {
      await visit(pages[index % pages.length] ?? site)
      await sleep(PACE_MS)
    }
  }

  async function buy(shopper: Shopper): Promise<void> {
    let end = Infinity
    let failedAt: number | undefined
    while (!stopping || (!shopper.isIdle && performance.now() < end)) {
      const { status, ms } = await shopper.takeStep(api)
      reports.countRequest(ms)
      if (status === 200 || status === 303) {
        if (failedAt !== undefined) reports.countGap(performance.now() - failedAt)
        failedAt = undefined
      } else {
        reports.countFailure(`step: ${describeFailure(status)}`)
        failedAt ??= performance.now()
      }
      await sleep(failedAt === undefined ? PACE_MS : RELOAD_MS)
      if (stopping) end = Math.min(end, performance.now() + SETTLE_TIMEOUT_MS)
    }
  }

  const running: Promise<void>[] = []
  for (let visitor = 0; visitor < visitors; visitor += 1) running.push(browse(visitor))
  for (const shopper of await createShoppers(api, shoppers, ledger, send))
    running.push(buy(shopper))
  return {
    ledger,
    async stop() {
      stopping = true
      await Promise.all(running)
    },
  }
}
