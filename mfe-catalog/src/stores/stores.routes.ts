import type { RouteObject } from '@shop/router'

export const storesRoutes: RouteObject[] = []
