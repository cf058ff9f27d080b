import type { RouteObject } from 'react-router-dom'

import { guardRoutes } from './guard.ts'
import { recoverableRoutes, type OnMissing } from './page-code.tsx'

/**
 * A remote's routes as whoever shows them takes them in: guarded, and able to recover from missing code.
 * @param onMissing asked when something that a page needs cannot be had; the page's boundary shows what it throws
 */
export function adoptRoutes(routes: RouteObject[], onMissing?: OnMissing): RouteObject[] {
  return guardRoutes(recoverableRoutes(routes, onMissing))
}
