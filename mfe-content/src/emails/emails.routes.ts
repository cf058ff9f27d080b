import type { RouteObject } from '@shop/router'

export const emailsRoutes: RouteObject[] = []
