/**
 * Waits for a page within the visitor's budget, and else for what stands in for it.
 * @param page undefined when it has failed
 * @param getFallback called when half of the budget is over, or the page has failed
 * @returns undefined when neither is there in time. Failures are logged where they happen.
 */
export function withinBudget<Result>(
  page: Promise<Result | undefined>,
  getFallback: () => Promise<Result | undefined>,
  budgetMs: number,
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    let fallback: Result | undefined
    let pending: Promise<void> | undefined
    const loadFallback = () =>
      (pending ??= getFallback().then(
        (result) => void (fallback = result),
        () => undefined,
      ))
    const half = setTimeout(() => void loadFallback(), budgetMs / 2)
    const end = setTimeout(() => settle(fallback), budgetMs)
    function settle(result: Result | undefined) {
      clearTimeout(half)
      clearTimeout(end)
      resolve(result)
    }
    const settleWithFallback = () => void loadFallback().then(() => settle(fallback))
    page.then((result) => (result ? settle(result) : settleWithFallback()), settleWithFallback)
  })
}
