import { retryPendingQueries } from './http/query-client.ts'
import { queryClient } from './http/shared-query-client.ts'
import { retryPendingScripts } from './pending-scripts.ts'

/** Sends new requests for all code and data that the page is waiting for. */
export function retryPendingLoads(): void {
  retryPendingScripts()
  retryPendingQueries(queryClient)
}
