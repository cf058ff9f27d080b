/**
 * Keeps the result of a slow question for a while. Those who ask meanwhile wait for the same answer; a failure is
 * not kept.
 * @param milliseconds how long, from the question on
 */
export function cached<Result>(
  ask: () => Promise<Result>,
  milliseconds: number,
): () => Promise<Result> {
  let known: { answer: Promise<Result>; until: number } | undefined
  return () => {
    if (known && Date.now() < known.until) return known.answer
    const asked = { answer: ask(), until: Date.now() + milliseconds }
    known = asked
    asked.answer.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.answer
  }
}
