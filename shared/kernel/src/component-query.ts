import { queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import { retryPendingScripts } from './pending-scripts.ts'
import { SLOW_AFTER_MS } from './with-timeout.ts'

/**
 * Waits for code, and requests it again each time that it has been pending for twice as long: nothing on the page says
 * that it waits, so nobody else will.
 */
async function withAutomaticRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  let delayMs = SLOW_AFTER_MS
  let timer = setTimeout(retry, delayMs)
  function retry() {
    retryPendingScripts()
    delayMs *= 2
    timer = setTimeout(retry, delayMs)
  }
  try {
    return await load()
  } finally {
    clearTimeout(timer)
  }
}

/** A component loaded on demand; unlike with `React.lazy`, a failed load can be retried. */
export function componentQuery<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  return queryOptions({
    queryKey: ['component', name],
    queryFn: () => withAutomaticRetry(load),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: true,
  })
}
