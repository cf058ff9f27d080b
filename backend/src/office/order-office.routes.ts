import { errorBodySchema } from '@shop/contracts/error.ts'
import {
  officeOrderDetailsSchema,
  officeOrderPageSchema,
  officeOrderStatuses,
} from '@shop/contracts/office-orders.ts'
import { OFFICE_PAGE_SIZE } from '@shop/contracts/page-sizes.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/search.ts'
import { z } from 'zod/mini'

import type { App } from '../http/app.types.ts'
import { positiveIntegerParam } from '../http/paging.ts'
import type { Services } from '../services.ts'
import { requireOffice } from './office-access.ts'
import { findOfficeOrder, listOfficeOrders } from './order-office.store.ts'

/** Orders of all members, to be read. */
export function orderOfficeRoutes(app: App, services: Services): void {
  const { db } = services
  const onRequest = requireOffice(services)

  app.get(
    '/orders',
    {
      onRequest,
      schema: {
        querystring: z.object({
          q: z._default(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)), ''),
          status: z.optional(z.enum(officeOrderStatuses)),
          page: z.optional(positiveIntegerParam),
        }),
        response: { 200: officeOrderPageSchema },
      },
    },
    ({ query: { q, status, page = 1 } }) =>
      listOfficeOrders(db, { q, status, page, limit: OFFICE_PAGE_SIZE }),
  )
  app.get(
    '/orders/:id',
    {
      onRequest,
      schema: {
        params: z.object({ id: z.string() }),
        response: { 200: officeOrderDetailsSchema, 404: errorBodySchema },
      },
    },
    (request) => findOfficeOrder(services, request.params.id),
  )
}
