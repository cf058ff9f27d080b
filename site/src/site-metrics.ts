import type { IncomingMessage } from 'node:http'
import path from 'node:path'

import { Counter, createDurations, Gauge, type Registry } from 'monitoring/metrics.ts'

import type { Freshness, PageKind } from './server/page-cache.ts'

/** The metrics of the site beside those of its requests. */
export interface SiteMetrics {
  /** @param version `name@version` of the page's owner */
  countRendering: (version: string, outcome: 'rendered' | 'failed', seconds: number) => void
  countPage: (outcome: PageKind) => void
  countLookup: (freshness: Freshness) => void
  /** Counts a thread that has ended while it was wanted. */
  countReplacement: () => void
  countRead: () => void
  /** @param list returns the versions (`name@version`) that are not rendered for a while, whenever metrics are collected */
  onOpenCircuits: (list: () => string[]) => void
}

function toLabels(name: string) {
  const [frontEnd = '', version = ''] = name.split('@')
  return { front_end: frontEnd, version }
}

/** Registers what the site counts. */
export function createSiteMetrics(registry: Registry): SiteMetrics {
  const renderings = createDurations(
    registry,
    'page_render_duration_seconds',
    'Time that a page took to render on the server, by its owner',
    ['front_end', 'version', 'outcome'],
  )
  const pages = new Counter({
    name: 'pages_total',
    help: 'Pages that were sent',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const lookups = new Counter({
    name: 'rendered_page_lookups_total',
    help: 'Pages that were looked up in the cache of rendered ones',
    labelNames: ['freshness'],
    registers: [registry],
  })
  const replacements = new Counter({
    name: 'render_threads_replaced_total',
    help: 'Threads that ended while they were wanted: by code, memory or time',
    registers: [registry],
  })
  let readAt = Date.now()
  new Gauge({
    name: 'release_read_age_seconds',
    help: 'Time since what is live was last read',
    registers: [registry],
    collect() {
      this.set((Date.now() - readAt) / 1000)
    },
  })
  return {
    countLookup: (freshness) => lookups.inc({ freshness }),
    countReplacement: () => replacements.inc(),
    countRead: () => void (readAt = Date.now()),
    onOpenCircuits(list) {
      new Gauge({
        name: 'render_circuit_open',
        help: 'Versions that are not rendered for a while, after failures: 1 each',
        labelNames: ['front_end', 'version'],
        registers: [registry],
        collect() {
          this.reset()
          for (const name of list()) this.set(toLabels(name), 1)
        },
      })
    },
    countRendering(owner, outcome, seconds) {
      renderings.observe({ ...toLabels(owner), outcome }, seconds)
    },
    countPage: (outcome) => pages.inc({ outcome }),
  }
}

const VERSION_FILE = /^\/(shell|mfe-[^/]+)\//

/** The kind of address that was requested, one of few. */
export function toRoute({ url = '' }: IncomingMessage): string {
  const [pathname = ''] = url.split('?', 1)
  if (VERSION_FILE.test(pathname)) return 'version file'
  return path.posix.extname(pathname) === '' ? 'page' : 'file'
}
