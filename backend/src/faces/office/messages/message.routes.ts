import { OFFICE_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import {
  officeAnswerSchema,
  officeMessageDetailsSchema,
  officeMessagePageSchema,
  officeMessageSorts,
  officeMessageStates,
} from '@shop/contracts/wire/office-messages.ts'
import { z } from 'zod/mini'

import { listMessages } from '../../../domain/messages/message.store.ts'
import type { App } from '../../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../../platform/http/paging.ts'
import type { Services } from '../../services.ts'
import { getOfficeUser, requireOffice } from '../office-access.ts'
import { answerMessage, readMessage } from './answer-message.ts'

const params = z.object({ id: z.string() })

/** What people have written to the shop and its agents. */
export function messageRoutes(app: App, services: Services): void {
  const { db } = services
  const onRequest = requireOffice(services)

  app.get(
    '/messages',
    {
      onRequest,
      schema: {
        querystring: z.object({
          state: z.optional(z.enum(officeMessageStates)),
          sort: z.optional(z.enum(officeMessageSorts)),
          page: z.optional(positiveIntegerParam),
        }),
        response: { 200: officeMessagePageSchema },
      },
    },
    ({ query: { state, sort, page = 1 } }) =>
      listMessages(db, { state, sort, page, limit: OFFICE_PAGE_SIZE }),
  )
  app.get(
    '/messages/:id',
    {
      onRequest,
      schema: { params, response: { 200: officeMessageDetailsSchema, 404: errorBodySchema } },
    },
    (request) => readMessage(db, request.params.id),
  )
  app.post(
    '/messages/:id/answer',
    {
      onRequest,
      schema: {
        params,
        body: officeAnswerSchema,
        response: {
          200: officeMessageDetailsSchema,
          404: errorBodySchema,
          409: errorBodySchema,
          422: errorBodySchema,
        },
      },
    },
    (request) =>
      answerMessage(services, getOfficeUser(request), request.params.id, request.body.text),
  )
}
