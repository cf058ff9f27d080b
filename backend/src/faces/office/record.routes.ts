import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { versionSchema } from '@shop/contracts/wire/office-fields.ts'
import { deletionResultSchema, deletionSchema } from '@shop/contracts/wire/office-record.ts'
import { idSchema } from '@shop/contracts/wire/text.ts'
import { z } from 'zod/mini'

import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'
import { getOfficeUser, requireOffice } from './office-access.ts'
import type { createRecordStore, Target } from './record.store.ts'

/** Chosen by the client: a call that is repeated with the same one, such as after a lost response, does nothing twice. */
export const idempotencyKeyParam = z.optional(idSchema.check(z.minLength(16)))

interface RecordCalls<Item extends object, Change extends object> {
  store: Pick<
    ReturnType<typeof createRecordStore<Item, Change>>,
    'find' | 'list' | 'remove' | 'save'
  >
  item: z.ZodMiniType<Item>
  change: z.ZodMiniType<Change>
  /** What a new record is sent with; the change by default. */
  created?: z.ZodMiniType<Change>
  /** Whether it has a list of its own. */
  hasOwnList?: boolean
  /** Whether it is for owners alone. */
  owner?: boolean
  /** Whether it can be deleted. */
  deletable?: boolean
}

/** The calls of a kind of record: its list, one of it, a new one, a change of one, the deletion of some. */
export function recordRoutes<Item extends object, Change extends object>(
  app: App,
  services: Services,
  path: string,
  {
    store,
    item,
    change,
    created = change,
    hasOwnList = false,
    owner = false,
    deletable = true,
  }: RecordCalls<Item, Change>,
): void {
  const onRequest = requireOffice(services, { owner })
  // What the calls take and return is of the schemas' types, which the router cannot follow here.
  const sent = (schema: z.ZodMiniType) => schema as z.ZodMiniType<object>
  const params = z.object({ id: z.string() })
  const errors = { 403: errorBodySchema, 404: errorBodySchema, 409: errorBodySchema }
  const response = { 200: sent(item), ...errors, 422: errorBodySchema }
  type Request = Parameters<typeof getOfficeUser>[0]
  const save = (request: Request, target: Target, body: object, key?: string) =>
    store.save(services, getOfficeUser(request), target, body as Change, key)

  if (!hasOwnList) {
    const list = z.object({ results: z.array(sent(item)) })
    app.get(path, { onRequest, schema: { response: { 200: list } } }, async () => ({
      results: await store.list(services),
    }))
  }
  app.get(`${path}/:id`, { onRequest, schema: { params, response } }, (request) =>
    store.find(services, request.params.id),
  )
  app.post(
    path,
    {
      onRequest,
      schema: {
        querystring: z.object({ key: idempotencyKeyParam }),
        body: sent(created),
        response,
      },
    },
    (request) => save(request, null, request.body, request.query.key),
  )
  app.patch(
    `${path}/:id`,
    { onRequest, schema: { params, body: z.intersection(sent(change), versionSchema), response } },
    (request) => {
      const { version, ...body } = request.body
      return save(request, { id: request.params.id, version }, body)
    },
  )
  if (!deletable) return
  app.post(
    `${path}/deletions`,
    {
      onRequest,
      schema: {
        body: deletionSchema,
        response: { 200: deletionResultSchema, 409: errorBodySchema },
      },
    },
    (request) => store.remove(services, getOfficeUser(request), request.body),
  )
}
