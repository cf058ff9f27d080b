import type { RouteObject } from '@shop/router'

export const legalRoutes: RouteObject[] = []
