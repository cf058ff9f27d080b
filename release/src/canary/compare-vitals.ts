import { computeP75 } from '@shop/contracts/browser/vital-buckets.ts'
import { type VitalCounts, type VitalName, vitalNames } from '@shop/contracts/browser/web-vitals.ts'

/** A vital of a version: what three of four page loads do not exceed. */
export interface Vital {
  name: VitalName
  /** In milliseconds; CLS has no unit. */
  p75: number
  pageLoads: number
}

/** Up to these, a page is good: three of four visitors are content. */
const GOOD: Record<VitalName, number> = { LCP: 2_500, INP: 200, CLS: 0.1 }
/** A vital is worse that is more than a fifth above that of the live version. */
const MAX_RATIO = 1.2
/** Chance may make the difference between fewer page loads. */
const MIN_PAGE_LOADS = 500

/** The vitals of a version's page loads, in the order of their names; those that it has none of are left out. */
export function summarizeVitals(counts: VitalCounts, version: string): Vital[] {
  return vitalNames.flatMap((name) => {
    const buckets = new Map<number, number>()
    let total = 0
    for (const { bucket, pageLoads, ...row } of counts) {
      if (row.version !== version || row.vital !== name) continue
      buckets.set(bucket, (buckets.get(bucket) ?? 0) + pageLoads)
      total += pageLoads
    }
    const p75 = computeP75(name, buckets)
    return p75 === null ? [] : [{ name, p75, pageLoads: total }]
  })
}

/**
 * Finds a vital in which a canary is worse than the live version: not good, and more than a fifth worse, in at least 500 page
 * loads of each. Null where there is none, or too little was measured.
 */
export function findWorseVital(
  canary: readonly Vital[],
  live: readonly Vital[],
): { canary: Vital; live: Vital } | null {
  for (const vital of canary) {
    const other = live.find(({ name }) => name === vital.name)
    if (!other || Math.min(vital.pageLoads, other.pageLoads) < MIN_PAGE_LOADS) continue
    const isWorse = vital.p75 > GOOD[vital.name] && vital.p75 > MAX_RATIO * other.p75
    if (isWorse) return { canary: vital, live: other }
  }
  return null
}

/** A vital in words: `LCP 2.4 s`, `INP 180 ms`, `CLS 0.05`. */
export function describeVital({ name, p75 }: Pick<Vital, 'name' | 'p75'>): string {
  if (name === 'CLS') return `${name} ${Number(p75.toFixed(2))}`
  return p75 < 1_000
    ? `${name} ${Math.round(p75)} ms`
    : `${name} ${Number((p75 / 1_000).toFixed(1))} s`
}
