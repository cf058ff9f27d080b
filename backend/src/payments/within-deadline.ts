import { HttpError } from '../http/http-error.ts'

/**
 * Waits for work on a payment until the deadline. The work goes on, so that what the provider says late is
 * stored, and the next attempt finds it.
 * @throws HttpError 504 after the deadline
 */
export async function withinDeadline<Result>(
  deadlineMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(
        new HttpError(
          504,
          'The payment provider is slow to answer. Your order is kept. Please try again in a moment, or pay it later in your account.',
        ),
      )
    }, deadlineMs)
  })
  const working = work()
  // Once it is too late, nobody waits for a failure.
  working.catch(() => {})
  try {
    return await Promise.race([working, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
