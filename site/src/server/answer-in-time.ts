/**
 * What a visitor gets within the budget: the page, else what stands in for it.
 * @param getStandIn called when half of the budget is over, or the page has failed
 * @returns undefined when neither is there in time. Failures are logged where they happen.
 */
export function answerInTime<Answer>(
  page: Promise<Answer>,
  getStandIn: () => Promise<Answer | undefined>,
  budgetMs: number,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    let standIn: Answer | undefined
    let asked: Promise<void> | undefined
    const askForStandIn = () =>
      (asked ??= getStandIn().then(
        (answer) => void (standIn = answer),
        () => undefined,
      ))
    const half = setTimeout(() => void askForStandIn(), budgetMs / 2)
    const end = setTimeout(() => settle(standIn), budgetMs)
    function settle(answer: Answer | undefined) {
      clearTimeout(half)
      clearTimeout(end)
      resolve(answer)
    }
    page.then(settle, () => void askForStandIn().then(() => settle(standIn)))
  })
}
