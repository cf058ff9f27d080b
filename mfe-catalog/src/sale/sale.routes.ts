import type { RouteObject } from '@shop/router'

export const saleRoutes: RouteObject[] = []
