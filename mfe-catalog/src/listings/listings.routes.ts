import type { RouteObject } from '@shop/router'

export const listingsRoutes: RouteObject[] = []
