import type { RouteObject } from '@shop/router'

export const recentRoutes: RouteObject[] = []
