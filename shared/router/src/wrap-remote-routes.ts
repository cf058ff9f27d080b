import type { RouteObject } from 'react-router-dom'

import { guardRoutes } from './guard.ts'
import { makeRetryable, type OnLoadError } from './lazy-page.tsx'

/**
 * A remote's routes as whoever shows them takes them in: guarded, and able to recover from missing code.
 * @param onMissing asked when something that a page needs cannot be had; the page's boundary shows what it throws
 */
export function wrapRemoteRoutes(routes: RouteObject[], onMissing?: OnLoadError): RouteObject[] {
  return guardRoutes(makeRetryable(routes, onMissing))
}
