/** Of the page loads that used a version, those in which it failed. */
export interface FailureRate {
  pageLoads: number
  failures: number
}

/** What the reports say of a version on trial, compared with the live one. */
export type AnalysisResult = 'fine' | 'unclear' | 'worse'

/** With fewer failures nobody is rolled back, however unlikely they are. */
const MIN_FAILURES = 3
/** It is looked at again and again, so that chance has many opportunities. */
const WORSE_BELOW = 0.001
const FINE_FROM = 0.05
/** A live version that was seen less often counts as one that failed once in so many page loads. */
const MIN_LIVE_PAGE_LOADS = 20

function fillUp({ pageLoads, failures }: FailureRate): FailureRate {
  if (pageLoads >= MIN_LIVE_PAGE_LOADS) return { pageLoads, failures }
  return { pageLoads: MIN_LIVE_PAGE_LOADS, failures: Math.max(failures, 1) }
}

/**
 * How likely it is that by chance alone at least as many of all failures as now fall to one of two versions which fail
 * equally often: Fisher's exact test, one-sided.
 */
export function probabilityByChance(one: FailureRate, other: FailureRate): number {
  const failures = one.failures + other.failures
  const lowest = Math.max(0, failures - other.pageLoads)
  const highest = Math.min(failures, one.pageLoads)
  // Logarithms of the hypergeometric weights, but for a common factor: each follows from the one before.
  const weights = [0]
  for (let count = lowest; count < highest; count++) {
    const ratio =
      ((failures - count) * (one.pageLoads - count)) /
      ((count + 1) * (other.pageLoads - failures + count + 1))
    weights.push((weights.at(-1) ?? 0) + Math.log(ratio))
  }
  const largest = weights.reduce((max, weight) => Math.max(max, weight), 0)
  let all = 0
  let atLeast = 0
  weights.forEach((weight, index) => {
    const share = Math.exp(weight - largest)
    all += share
    if (lowest + index >= one.failures) atLeast += share
  })
  return atLeast / all
}

/**
 * Compares a version on trial with the live one: `worse` if it fails more often and hardly by chance, `unclear` while it
 * was used too little or the difference may be real.
 * @param minPageLoads of the version on trial, before it can be `fine`
 */
export function compareFailures(
  trial: FailureRate,
  live: FailureRate,
  minPageLoads: number,
): AnalysisResult {
  const chance = probabilityByChance(trial, fillUp(live))
  const isMoreOften =
    live.pageLoads === 0 || trial.failures * live.pageLoads > live.failures * trial.pageLoads
  if (isMoreOften && trial.failures >= MIN_FAILURES && chance < WORSE_BELOW) return 'worse'
  if (trial.pageLoads < minPageLoads) return 'unclear'
  return isMoreOften && chance < FINE_FROM ? 'unclear' : 'fine'
}
