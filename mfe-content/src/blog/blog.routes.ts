import type { RouteObject } from '@shop/router'

export const blogRoutes: RouteObject[] = []
