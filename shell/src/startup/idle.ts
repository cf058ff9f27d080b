/** For `whenIdle`: what a page does without waits until it can be used. */
export const IDLE = { timeoutMs: 5_000, fallbackDelayMs: 2_000 }
