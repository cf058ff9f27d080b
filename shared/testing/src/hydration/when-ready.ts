import { queryClient } from '@shop/kernel/http'
import type { createMemoryRouter } from '@shop/router'

const POLL_INTERVAL_MS = 2

/** Waits for the page's code, and for all that its loaders have requested. */
export async function whenReady(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  while (!router.state.initialized || queryClient.isFetching() > 0)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
}
