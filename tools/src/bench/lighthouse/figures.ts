import { median } from '../median.ts'

/** The figures of one visit by Lighthouse. Times in milliseconds of the simulated phone. */
export interface Figures {
  /** Scores from 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** JavaScript in bytes (gzip). */
  scripts: number
}

export interface LighthouseResult {
  lighthouseVersion?: string
  environment?: { hostUserAgent: string; benchmarkIndex: number }
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { score: number | null; numericValue?: number; details?: { items?: unknown[] } }
  >
}

/** The rows of an audit's table. */
export const rowsOf = <Row>({ audits }: LighthouseResult, audit: string) =>
  (audits[audit]?.details?.items ?? []) as Row[]

/** The distinct addresses of scripts that the page fetched. */
export function readScripts(result: LighthouseResult): string[] {
  const requests = rowsOf<{ url: string; resourceType?: string }>(result, 'network-requests')
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return [...new Set(scripts.map(({ url }) => url))]
}

/** @throws when Lighthouse could not measure one of the figures */
export function readFigures(result: LighthouseResult, scripts: number): Figures {
  const { categories, audits } = result
  const known = (name: string, value: number | null | undefined) => {
    if (typeof value === 'number') return value
    throw new Error(`Lighthouse has no value for ${name}`)
  }
  const score = (category: string) => Math.round(100 * known(category, categories[category]?.score))
  const value = (audit: string) => known(audit, audits[audit]?.numericValue)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scripts,
  }
}

export function medianFigures(visits: readonly Figures[]): Figures {
  const [first] = visits
  if (!first) throw new Error('There is no visit to take the median of')
  const keys = Object.keys(first) as (keyof Figures)[]
  const entries = keys.map((key) => [key, median(visits.map((visit) => visit[key]))])
  return Object.fromEntries(entries) as Record<keyof Figures, number>
}
