import type { IncomingMessage } from 'node:http'
import path from 'node:path'

import { Counter, createDurations, Gauge, type Registry } from 'monitoring/metrics.ts'

/** How a page was answered: rendered, the shell around its place, or left to the browser. */
export type PageOutcome = 'rendered' | 'layout' | 'unrendered'

/** How a rendering ended. */
export type RenderOutcome = 'rendered' | 'failed'

/** What the site counts beside its requests. */
export interface SiteMetrics {
  /** @param version `name@version` of the page's owner */
  countRendering: (version: string, outcome: RenderOutcome, seconds: number) => void
  countPage: (outcome: PageOutcome) => void
  /** Of a response that was in memory, whole. */
  countCached: () => void
  /** Of a rendered page: `stale` is sent while it is renewed, a `miss` is rendered now. */
  countLookup: (freshness: 'fresh' | 'stale' | 'miss') => void
  /** Of a thread that has ended while it was wanted. */
  countReplacement: () => void
  /** What is live could be read. */
  countRead: () => void
  /** @param list tells which versions (`name@version`) are not rendered for a while, whenever it is asked for */
  onSuspended: (list: () => string[]) => void
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
    help: 'Pages that were answered, but those from the response cache',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const cached = new Counter({
    name: 'cached_responses_total',
    help: 'Responses that were in memory, whole',
    registers: [registry],
  })
  const lookups = new Counter({
    name: 'rendered_page_lookups_total',
    help: 'Pages that were looked up among rendered ones, but those from the response cache',
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
    onSuspended(list) {
      new Gauge({
        name: 'rendering_suspended',
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
    countCached: () => cached.inc(),
  }
}

const VERSION_FILE = /^\/(shell|mfe-[^/]+)\//

/** What a request asked for, in one of few words. */
export function toRoute({ url = '' }: IncomingMessage): string {
  const [pathname = ''] = url.split('?', 1)
  if (VERSION_FILE.test(pathname)) return 'version file'
  return path.posix.extname(pathname) === '' ? 'page' : 'file'
}
