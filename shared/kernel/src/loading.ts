export { ENTRY_SCRIPT_ATTRIBUTE } from './loading/pending-scripts.ts'
export { retryPendingLoads } from './loading/retry-pending.ts'
export { whenIdle } from './loading/when-idle.ts'
export { withAutomaticRetry } from './loading/with-automatic-retry.ts'
export {
  LOAD_TIMEOUT_MS,
  SLOW_AFTER_MS,
  TimeoutError,
  withTimeout,
} from './loading/with-timeout.ts'
