import { OFFICE_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import {
  categoryChangeSchema,
  officeCategorySchema,
  officeProductPageSchema,
  officeProductSchema,
  officeProductSorts,
  productChangeSchema,
  uploadedPictureSchema,
} from '@shop/contracts/wire/office-goods.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/wire/search.ts'
import { z } from 'zod/mini'

import { requireUser } from '../../../platform/auth/authenticate.ts'
import { HttpError } from '../../../platform/errors/http-error.ts'
import type { App } from '../../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../../platform/http/paging.ts'
import { pictureUrl } from '../../../platform/media/picture-url.ts'
import {
  MAX_UPLOAD_BYTES,
  storeLogo,
  storePicture,
} from '../../../platform/media/uploaded-picture.ts'
import { limitRequests } from '../../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../../services.ts'
import { requireOffice } from '../office-access.ts'
import { recordRoutes } from '../record.routes.ts'
import { categoryStore, listOfficeProducts, productStore } from './goods.store.ts'

const queryText = z._default(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)), '')

/** Categories, products and their pictures. */
export function goodsRoutes(app: App, services: Services): void {
  const { config, pictures } = services
  recordRoutes(app, services, '/categories', {
    store: categoryStore,
    item: officeCategorySchema,
    change: categoryChangeSchema,
  })
  recordRoutes(app, services, '/products', {
    store: productStore,
    item: officeProductSchema,
    change: productChangeSchema,
    hasOwnList: true,
  })
  app.get(
    '/products',
    {
      onRequest: requireOffice(services),
      schema: {
        querystring: z.object({
          q: queryText,
          category: queryText,
          stock: z.optional(z.literal('low')),
          sort: z.optional(z.enum(officeProductSorts)),
          page: z.optional(positiveIntegerParam),
        }),
        response: { 200: officeProductPageSchema },
      },
    },
    ({ query: { page = 1, ...query } }) =>
      listOfficeProducts(services, { ...query, page, limit: OFFICE_PAGE_SIZE }),
  )

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
        description: 'Takes a picture as the body: JPEG, PNG, WebP or AVIF; of a logo, SVG too.',
        querystring: z.object({ kind: z.optional(z.literal('logo')) }),
        response: { 200: uploadedPictureSchema, 413: errorBodySchema, 422: errorBodySchema },
      },
    },
    async ({ body, query }) => {
      if (!Buffer.isBuffer(body)) throw new HttpError(415, 'Please send a picture.')
      const store = query.kind === 'logo' ? storeLogo : storePicture
      const name = await store(pictures, body)
      return { name, url: pictureUrl(config.backendUrl, name) }
    },
  )
}
