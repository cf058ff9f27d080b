import { MAX_IMPORT_BYTES } from '@shop/contracts/rules/limits.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import {
  duplicateChoices,
  importUndoSchema,
  productImportSchema,
  productImportsSchema,
} from '@shop/contracts/wire/office-import.ts'
import { idSchema } from '@shop/contracts/wire/text.ts'
import { z } from 'zod/mini'

import { HttpError } from '../../../platform/errors/http-error.ts'
import type { App } from '../../../platform/http/app.types.ts'
import type { Services } from '../../services.ts'
import { getOfficeUser, requireOffice } from '../office-access.ts'
import { idempotencyKeyParam } from '../record.routes.ts'
import { exportProducts, importProducts } from './product-table.store.ts'
import { listImports, undoImport } from './undo-import.ts'

/** GET and POST /products.csv: all products as a table, out and in; and the latest imports, to take one back. */
export function productTableRoutes(app: App, services: Services): void {
  const onRequest = requireOffice(services)

  app.get('/products.csv', { onRequest, schema: { hide: true } }, async (_request, reply) => {
    void reply.header('content-type', 'text/csv; charset=utf-8')
    void reply.header('content-disposition', 'attachment; filename="products.csv"')
    return exportProducts(services)
  })

  app.get(
    '/product-imports',
    { onRequest, schema: { response: { 200: productImportsSchema } } },
    () => listImports(services.db),
  )
  app.post(
    '/product-imports/:key/undo',
    {
      onRequest,
      schema: {
        params: z.object({ key: idSchema }),
        response: { 200: importUndoSchema, 404: errorBodySchema, 422: errorBodySchema },
      },
    },
    (request) => undoImport(services, getOfficeUser(request), request.params.key),
  )

  app.addContentTypeParser(
    'text/csv',
    { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.post(
    '/products.csv',
    {
      onRequest,
      bodyLimit: MAX_IMPORT_BYTES,
      schema: {
        description:
          'Takes the table as the body, `text/csv` in UTF-8. Says what is wrong with it; `apply` saves it when nothing is. `duplicates` says what becomes of new rows with the name of a product, and the same `key` again returns the first result.',
        querystring: z.object({
          apply: z._default(z.enum(['true', 'false']), 'false'),
          duplicates: z.optional(z.enum(duplicateChoices)),
          key: idempotencyKeyParam,
        }),
        response: { 200: productImportSchema, 409: errorBodySchema, 413: errorBodySchema },
      },
    },
    (request) => {
      const { body, query } = request
      const { duplicates, key } = query
      if (!Buffer.isBuffer(body)) throw new HttpError(415, 'Please send a table.')
      const apply = query.apply === 'true'
      return importProducts(services, getOfficeUser(request), body, { apply, duplicates, key })
    },
  )
}
