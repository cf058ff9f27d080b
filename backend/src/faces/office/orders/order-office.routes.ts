import { Readable } from 'node:stream'

import { toHundredths } from '@shop/contracts/rules/money.ts'
import { OFFICE_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { versionSchema } from '@shop/contracts/wire/office-fields.ts'
import {
  fulfilmentChangeSchema,
  officeOrderDetailsSchema,
  officeOrderPageSchema,
  officeOrderSorts,
  officeOrderStates,
  refundRequestSchema,
} from '@shop/contracts/wire/office-orders.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/wire/search.ts'
import { z } from 'zod/mini'

import type { App } from '../../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../../platform/http/paging.ts'
import type { Services } from '../../services.ts'
import { findProductIds } from '../goods/goods.store.ts'
import { getOfficeUser, requireOffice } from '../office-access.ts'
import { closeOrder } from './close-order.ts'
import { changeFulfilment } from './fulfilment.store.ts'
import { exportOrders } from './order-export.ts'
import { findOfficeOrder, listOfficeOrders } from './order-office.store.ts'
import { refundOrder } from './refund-order.ts'

const filter = {
  q: z._default(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)), ''),
  status: z.optional(z.enum(officeOrderStates)),
}
const params = z.object({ id: z.string() })

/** Orders of all members: what they are, what becomes of them, and what is given back. */
export function orderOfficeRoutes(app: App, services: Services): void {
  const { db } = services
  const onRequest = requireOffice(services)

  app.get(
    '/orders',
    {
      onRequest,
      schema: {
        querystring: z.object({
          ...filter,
          sort: z.optional(z.enum(officeOrderSorts)),
          page: z.optional(positiveIntegerParam),
        }),
        response: { 200: officeOrderPageSchema },
      },
    },
    async ({ query: { q, status: state, sort, page = 1 } }) => {
      const productIds = await findProductIds(db, q)
      return listOfficeOrders(db, { q, state, sort, productIds, page, limit: OFFICE_PAGE_SIZE })
    },
  )
  app.get(
    '/orders.csv',
    {
      onRequest: requireOffice(services, { permission: 'exports' }),
      schema: {
        querystring: z.object({ ...filter, lang: z._default(z.enum(['en', 'ar']), 'en') }),
      },
    },
    async ({ query: { q, status: state, lang } }, reply) => {
      const productIds = await findProductIds(db, q)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="orders.csv"')
        .send(Readable.from(exportOrders(db, { q, state, productIds }, lang)))
    },
  )

  const response = { 200: officeOrderDetailsSchema, 404: errorBodySchema }
  const changeResponse = { ...response, 409: errorBodySchema, 422: errorBodySchema }

  app.get('/orders/:id', { onRequest, schema: { params, response } }, (request) =>
    findOfficeOrder(services, request.params.id),
  )
  app.patch(
    '/orders/:id',
    {
      onRequest,
      schema: {
        params,
        body: z.intersection(fulfilmentChangeSchema, versionSchema),
        response: changeResponse,
      },
    },
    async (request) => {
      const { version, ...change } = request.body
      const { id } = request.params
      await changeFulfilment(services, getOfficeUser(request), { id, version }, change)
      return findOfficeOrder(services, id)
    },
  )
  app.post(
    '/orders/:id/close',
    {
      onRequest,
      schema: {
        params,
        response: { ...changeResponse, 502: errorBodySchema, 504: errorBodySchema },
      },
    },
    async (request) => {
      const { id } = request.params
      await closeOrder(services, getOfficeUser(request), id)
      return findOfficeOrder(services, id)
    },
  )
  app.post(
    '/orders/:id/refunds',
    {
      onRequest: requireOffice(services, { permission: 'refunds' }),
      schema: { params, body: refundRequestSchema, response: changeResponse },
    },
    async (request) => {
      const { id: orderId } = request.params
      const { id, amount } = request.body
      const refund = { id, amount: toHundredths(amount) }
      await refundOrder(services, getOfficeUser(request), orderId, refund)
      return findOfficeOrder(services, orderId)
    },
  )
}
