import { errorBodySchema } from '@shop/contracts/error.ts'
import {
  categoryChangeSchema,
  officeCategoryListSchema,
  officeCategorySchema,
  officeProductPageSchema,
  officeProductSchema,
  productChangeSchema,
  uploadedPictureSchema,
  versionSchema,
} from '@shop/contracts/office-goods.ts'
import { OFFICE_PAGE_SIZE } from '@shop/contracts/page-sizes.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/search.ts'
import { z } from 'zod/mini'

import { requireUser } from '../../auth/authenticate.ts'
import type { App } from '../../http/app.types.ts'
import { HttpError } from '../../http/http-error.ts'
import { positiveIntegerParam } from '../../http/paging.ts'
import { pictureUrl } from '../../media/picture-url.ts'
import { MAX_UPLOAD_BYTES, storePicture } from '../../media/uploaded-picture.ts'
import { limitRequests } from '../../rate-limits/rate-limit.ts'
import type { Services } from '../../services.ts'
import { getOfficeUser, requireOffice } from '../office-access.ts'
import {
  findOfficeCategory,
  findOfficeProduct,
  listOfficeCategories,
  listOfficeProducts,
  saveCategory,
  saveProduct,
} from './goods.store.ts'

const params = z.object({ id: z.string() })
const errors = { 404: errorBodySchema, 409: errorBodySchema, 422: errorBodySchema }
const queryText = z._default(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)), '')

function categoryRoutes(app: App, services: Services): void {
  const onRequest = requireOffice(services)
  const response = { 200: officeCategorySchema, ...errors }

  app.get(
    '/categories',
    { onRequest, schema: { response: { 200: officeCategoryListSchema } } },
    async () => ({ results: await listOfficeCategories(services) }),
  )
  app.get('/categories/:id', { onRequest, schema: { params, response } }, (request) =>
    findOfficeCategory(services, request.params.id),
  )
  app.post(
    '/categories',
    { onRequest, schema: { body: categoryChangeSchema, response } },
    (request) => saveCategory(services, getOfficeUser(request), null, request.body),
  )
  app.patch(
    '/categories/:id',
    {
      onRequest,
      schema: { params, body: z.extend(categoryChangeSchema, versionSchema.shape), response },
    },
    (request) => {
      const { version, ...change } = request.body
      const target = { id: request.params.id, version }
      return saveCategory(services, getOfficeUser(request), target, change)
    },
  )
}

function productRoutes(app: App, services: Services): void {
  const onRequest = requireOffice(services)
  const response = { 200: officeProductSchema, ...errors }

  app.get(
    '/products',
    {
      onRequest,
      schema: {
        querystring: z.object({
          q: queryText,
          category: queryText,
          page: z.optional(positiveIntegerParam),
        }),
        response: { 200: officeProductPageSchema },
      },
    },
    ({ query: { q, category, page = 1 } }) =>
      listOfficeProducts(services, { q, category, page, limit: OFFICE_PAGE_SIZE }),
  )
  app.get('/products/:id', { onRequest, schema: { params, response } }, (request) =>
    findOfficeProduct(services, request.params.id),
  )
  app.post('/products', { onRequest, schema: { body: productChangeSchema, response } }, (request) =>
    saveProduct(services, getOfficeUser(request), null, request.body),
  )
  app.patch(
    '/products/:id',
    {
      onRequest,
      schema: { params, body: z.extend(productChangeSchema, versionSchema.shape), response },
    },
    (request) => {
      const { version, ...change } = request.body
      const target = { id: request.params.id, version }
      return saveProduct(services, getOfficeUser(request), target, change)
    },
  )
}

/** Categories, products and their pictures. */
export function goodsRoutes(app: App, services: Services): void {
  const { config, pictures } = services
  categoryRoutes(app, services)
  productRoutes(app, services)

  app.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.post(
    '/pictures',
    {
      onRequest: requireOffice(services),
      preHandler: limitRequests(services, 'uploads', { key: (request) => requireUser(request).id }),
      bodyLimit: MAX_UPLOAD_BYTES,
      schema: {
        description: 'Takes a picture as the body: JPEG, PNG, WebP or AVIF.',
        response: { 200: uploadedPictureSchema, 413: errorBodySchema, 422: errorBodySchema },
      },
    },
    async ({ body }) => {
      if (!Buffer.isBuffer(body)) throw new HttpError(415, 'Please send a picture.')
      const name = await storePicture(pictures, body)
      return { name, url: pictureUrl(config.backendUrl, name) }
    },
  )
}
