import type { RouteObject } from '@shop/router'

export const accessRoutes: RouteObject[] = []
