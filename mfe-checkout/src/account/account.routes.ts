import type { RouteObject } from '@shop/router'

export const accountRoutes: RouteObject[] = []
