import type { RouteObject } from '@shop/router'

export const compareRoutes: RouteObject[] = []
