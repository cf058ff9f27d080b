import { Readable } from 'node:stream'

import { OFFICE_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { versionSchema } from '@shop/contracts/wire/office-fields.ts'
import {
  fulfilmentChangeSchema,
  officeOrderDetailsSchema,
  officeOrderPageSchema,
  officeOrderSorts,
  officeOrderStates,
  orderCancellationSchema,
  orderContactSchema,
  orderNoteSchema,
  refundRequestSchema,
} from '@shop/contracts/wire/office-orders.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/wire/search.ts'
import { z } from 'zod/mini'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { recordOfflinePayment } from '../../../domain/payments/offline-payment.ts'
import type { App } from '../../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../../platform/http/paging.ts'
import type { Services } from '../../services.ts'
import { findNamedProducts } from '../goods/goods.store.ts'
import { assertAllowed, getOfficeUser, requireOffice } from '../office-access.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'
import { closeOrder } from './close-order.ts'
import { correctContact } from './correct-contact.ts'
import { changeFulfilment } from './fulfilment.store.ts'
import { noteOnOrder } from './note-on-order.ts'
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
          member: z.optional(z.string()),
          sort: z.optional(z.enum(officeOrderSorts)),
          page: z.optional(positiveIntegerParam),
        }),
        response: { 200: officeOrderPageSchema },
      },
    },
    async ({ query: { q, status: state, page = 1, ...query } }) => {
      const productIds = await findNamedProducts(db, q)
      return listOfficeOrders(db, { q, state, ...query, productIds, page, limit: OFFICE_PAGE_SIZE })
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
      const productIds = await findNamedProducts(db, q)
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
    '/orders/:id/paid',
    { onRequest, schema: { params, response: changeResponse } },
    async (request) => {
      const { id: subject } = request.params
      const { id: userId } = getOfficeUser(request)
      await recordOfflinePayment(services, subject, (trx, { status }, now) => {
        const change = { before: { status }, after: { status: 'paid' } }
        return recordChange(trx, { userId, kind: 'order', subject, ...change }, now)
      })
      return findOfficeOrder(services, subject)
    },
  )
  app.post(
    '/orders/:id/refunds',
    {
      onRequest: requireOffice(services, { permission: 'refunds' }),
      schema: { params, body: refundRequestSchema, response: changeResponse },
    },
    async (request) => {
      const { id } = request.params
      await refundOrder(services, getOfficeUser(request), id, request.body)
      return findOfficeOrder(services, id)
    },
  )
  app.post(
    '/orders/:id/cancel',
    {
      onRequest,
      schema: {
        params,
        body: orderCancellationSchema,
        response: { ...changeResponse, 403: errorBodySchema },
      },
    },
    async (request) => {
      const { id } = request.params
      const user = getOfficeUser(request)
      if (request.body.refundId !== null) assertAllowed(user, 'refunds')
      await cancelPaidOrder(services, user, id, request.body)
      return findOfficeOrder(services, id)
    },
  )
  app.patch(
    '/orders/:id/contact',
    {
      onRequest,
      schema: {
        params,
        body: z.intersection(orderContactSchema, versionSchema),
        response: changeResponse,
      },
    },
    async (request) => {
      const { version, ...contact } = request.body
      const { id } = request.params
      await correctContact(services, getOfficeUser(request), { id, version }, contact)
      return findOfficeOrder(services, id)
    },
  )
  app.post(
    '/orders/:id/notes',
    { onRequest, schema: { params, body: orderNoteSchema, response } },
    async (request) => {
      const { id } = request.params
      await noteOnOrder(services, getOfficeUser(request), id, request.body)
      return findOfficeOrder(services, id)
    },
  )
}
