import type { IncomingMessage } from 'node:http'
import path from 'node:path'

import { Counter, createDurations, type Registry } from 'monitoring/metrics.ts'

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
  return {
    countRendering(owner, outcome, seconds) {
      const [frontEnd = '', version = ''] = owner.split('@')
      renderings.observe({ front_end: frontEnd, version, outcome }, seconds)
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
