import { loadHttpClient, whenIdle } from '@shop/kernel'

const IDLE = { timeoutMs: 5_000, fallbackDelayMs: 2_000 }

const loadCode = () => void loadHttpClient()

/**
 * Loads the code that data are fetched with.
 * @param isTakenOver the page came with its data and answers: the next page or action needs the code, so that it waits
 * until the browser is idle
 */
export function loadDeferredCode(isTakenOver: boolean, load = loadCode): void {
  if (isTakenOver) whenIdle(load, IDLE)
  else load()
}
