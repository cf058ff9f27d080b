import type { RouteObject } from 'react-router-dom'

import { guardRoutes } from './guard.ts'
import { recoverableRoutes } from './page-code.tsx'

/** A remote's routes as whoever shows them takes them in: guarded, and able to recover from missing code. */
export function adoptRoutes(routes: RouteObject[]): RouteObject[] {
  return guardRoutes(recoverableRoutes(routes))
}
