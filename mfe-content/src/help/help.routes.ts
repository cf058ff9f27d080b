import type { RouteObject } from '@shop/router'

export const helpRoutes: RouteObject[] = []
