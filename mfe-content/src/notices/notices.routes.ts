import type { RouteObject } from '@shop/router'

export const noticesRoutes: RouteObject[] = []
