import type { RouteObject } from '@shop/router'

export const companyRoutes: RouteObject[] = []
