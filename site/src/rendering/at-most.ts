/** The server starts and a release goes live without waiting longer for the threads. */
const WARM_BUDGET_MS = 10_000

/** Ends with a promise that never rejects, or after `WARM_BUDGET_MS`. */
export async function atMost(done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, WARM_BUDGET_MS)))
  await Promise.race([done, late])
  clearTimeout(timer)
}
