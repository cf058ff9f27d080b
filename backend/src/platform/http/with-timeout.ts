/**
 * Waits for work for some time. The work goes on after it.
 * @param createError what is thrown when the time is over
 */
export async function withTimeout<Result>(
  timeoutMs: number,
  work: () => Promise<Result>,
  createError: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createError()), timeoutMs)
  })
  try {
    const working = work()
    // Once it is too late, nobody waits for a failure.
    working.catch(() => {})
    return await Promise.race([working, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
