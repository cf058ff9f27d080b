import type { RouteObject } from '@shop/router'

export const brandsRoutes: RouteObject[] = []
