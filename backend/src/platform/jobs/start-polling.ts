interface Polling {
  intervalMs: number
  /** One round; its signal says that the backend stops. */
  work: (stopping: AbortSignal) => Promise<void>
  /** The next round tries again. */
  onError: (error: unknown) => void
}

/**
 * Repeats work in the background, each round some time after the former has ended.
 * @returns stops it and waits for the round in progress
 */
export function startPolling({ intervalMs, work, onError }: Polling): () => Promise<void> {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()

  async function poll(): Promise<void> {
    await work(stopping.signal).catch(onError)
    if (!stopping.signal.aborted) schedule()
  }

  function schedule(): void {
    timer = setTimeout(() => void (working = poll()), intervalMs)
  }

  schedule()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await working
  }
}
