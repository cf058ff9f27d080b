import { OFFICE_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import {
  memberDataSchema,
  memberDeletedSchema,
  memberDeletionSchema,
  officeMemberDetailsSchema,
  officeMemberPageSchema,
  officeMemberSorts,
} from '@shop/contracts/wire/office-members.ts'
import { orderNoteSchema } from '@shop/contracts/wire/office-orders.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/wire/search.ts'
import { z } from 'zod/mini'

import type { App } from '../../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../../platform/http/paging.ts'
import type { Services } from '../../services.ts'
import { getOfficeUser, requireOffice } from '../office-access.ts'
import { deleteMember } from './delete-member.ts'
import { exportMember } from './export-member.ts'
import { describeMember, listMembers } from './member.store.ts'
import { noteOnMember } from './note-on-member.ts'
import { subscriberRoutes } from './subscriber.routes.ts'

const params = z.object({ id: z.string() })

/** Members and their personal data, and who gets the newsletter, for owners. */
export function memberRoutes(app: App, services: Services): void {
  const { db } = services
  const onRequest = requireOffice(services, { owner: true })
  subscriberRoutes(app, services)

  app.get(
    '/members',
    {
      onRequest,
      schema: {
        querystring: z.object({
          q: z._default(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)), ''),
          sort: z.optional(z.enum(officeMemberSorts)),
          page: z.optional(positiveIntegerParam),
        }),
        response: { 200: officeMemberPageSchema },
      },
    },
    ({ query: { q, sort, page = 1 } }) =>
      listMembers(db, { q, sort, page, limit: OFFICE_PAGE_SIZE }),
  )
  app.get(
    '/members/:id',
    {
      onRequest,
      schema: { params, response: { 200: officeMemberDetailsSchema, 404: errorBodySchema } },
    },
    (request) => describeMember(db, request.params.id),
  )
  app.post(
    '/members/:id/notes',
    {
      onRequest,
      schema: {
        params,
        body: orderNoteSchema,
        response: { 200: officeMemberDetailsSchema, 404: errorBodySchema },
      },
    },
    async (request) => {
      const { id } = request.params
      await noteOnMember(services, getOfficeUser(request), id, request.body)
      return describeMember(db, id)
    },
  )
  app.post(
    '/members/:id/data',
    { onRequest, schema: { params, response: { 200: memberDataSchema, 404: errorBodySchema } } },
    (request) => exportMember(services, getOfficeUser(request), request.params.id),
  )
  app.post(
    '/members/:id/deletion',
    {
      onRequest,
      schema: {
        params,
        body: memberDeletionSchema,
        response: { 200: memberDeletedSchema, 404: errorBodySchema, 422: errorBodySchema },
      },
    },
    (request) =>
      deleteMember(services, getOfficeUser(request), request.params.id, request.body.email),
  )
}
