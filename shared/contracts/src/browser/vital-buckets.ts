import type { VitalName } from './web-vitals.ts'

/** A bucket's upper limit is a tenth above its lower one: what is a fifth worse is two buckets away. */
const RATIO = 1.1
/** What is larger than a minute and a half is in the last bucket. */
const MAX_BUCKET = 120

/** The shift of a layout is counted in thousandths. */
const toUnits = (vital: VitalName, value: number) => (vital === 'CLS' ? 1_000 * value : value)
const fromUnits = (vital: VitalName, units: number) => (vital === 'CLS' ? units / 1_000 : units)

/** The bucket that a vital's value is counted in: 0 for less than a millisecond, or a thousandth. */
export function toVitalBucket(vital: VitalName, value: number): number {
  const units = toUnits(vital, value)
  if (units < 1) return 0
  return Math.min(MAX_BUCKET, Math.floor(Math.log(units) / Math.log(RATIO)) + 1)
}

/**
 * The value that three of four page loads do not exceed, as far as buckets tell.
 * @param counts page loads by bucket
 * @returns milliseconds, or of CLS no unit; null without any page load
 */
export function computeP75(vital: VitalName, counts: ReadonlyMap<number, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let left = 0.75 * total
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (left <= count && count > 0) {
      if (bucket === 0) return 0
      // Values are taken for evenly spread within a bucket.
      return fromUnits(vital, RATIO ** (bucket - 1 + left / count))
    }
    left -= count
  }
  return null
}
