/** The page loads that used a version, and those of them in which it failed. */
export interface FailureRate {
  pageLoads: number
  failures: number
}

export type Comparison = 'fine' | 'unclear' | 'worse'

/** A canary is worse that fails more than this many times as often as the live version. */
const MAX_RATIO = 3
/** It is worse, too, with so many failures more in 1,000 page loads. */
const MAX_DIFFERENCE = 200
/** Chance may make the difference between fewer failures. */
const MIN_FAILURES = 10
/** With fewer page loads of the live version, it counts as one that fails in so many of 1,000. */
const MIN_LIVE_PAGE_LOADS = 20
const UNKNOWN_RATE = 50
/** A live version with fewer failures in 1,000 page loads counts as one with so many. */
const MIN_RATE = 2

/** Failures in 1,000 page loads. */
const toRate = ({ pageLoads, failures }: FailureRate) =>
  pageLoads === 0 ? 0 : (1000 * failures) / pageLoads

/**
 * Compares a canary with the live version: `worse` if at least ten page loads failed, and that is more than three times
 * as often, or 20 % of the page loads more; `unclear` while it was used too little to be `fine`, or fails that often but
 * in fewer page loads.
 * @param minPageLoads of the canary, before it can be `fine`
 */
export function compareFailures(
  canary: FailureRate,
  live: FailureRate,
  minPageLoads: number,
): Comparison {
  const liveRate =
    live.pageLoads < MIN_LIVE_PAGE_LOADS ? UNKNOWN_RATE : Math.max(MIN_RATE, toRate(live))
  const isMoreOften = toRate(canary) > Math.min(MAX_RATIO * liveRate, liveRate + MAX_DIFFERENCE)
  if (isMoreOften && canary.failures >= MIN_FAILURES) return 'worse'
  return isMoreOften || canary.pageLoads < minPageLoads ? 'unclear' : 'fine'
}
