/** `whenIdle` holds back what a page does without until it can be used. */
export const IDLE = { timeoutMs: 5_000, fallbackDelayMs: 2_000 }
