import { errorBodySchema } from '@shop/contracts/error.ts'
import {
  couponChangeSchema,
  couponCodeSchema,
  officeCouponListSchema,
  officeCouponSchema,
} from '@shop/contracts/office-coupons.ts'
import { versionSchema } from '@shop/contracts/office-goods.ts'
import { z } from 'zod/mini'

import type { App } from '../http/app.types.ts'
import type { Services } from '../services.ts'
import { findOfficeCoupon, listOfficeCoupons, saveCoupon } from './coupon-office.store.ts'
import { getOfficeUser, requireOffice } from './office-access.ts'

const params = z.object({ code: z.string() })

/** Discount codes. */
export function couponOfficeRoutes(app: App, services: Services): void {
  const { db } = services
  const onRequest = requireOffice(services)
  const response = {
    200: officeCouponSchema,
    403: errorBodySchema,
    404: errorBodySchema,
    409: errorBodySchema,
    422: errorBodySchema,
  }

  app.get(
    '/coupons',
    { onRequest, schema: { response: { 200: officeCouponListSchema } } },
    async () => ({ results: await listOfficeCoupons(db) }),
  )
  app.get('/coupons/:code', { onRequest, schema: { params, response } }, (request) =>
    findOfficeCoupon(db, request.params.code),
  )
  app.post(
    '/coupons',
    {
      onRequest,
      schema: {
        body: z.intersection(couponChangeSchema, z.object({ code: couponCodeSchema })),
        response,
      },
    },
    (request) => {
      const { code, ...change } = request.body
      return saveCoupon(services, getOfficeUser(request), { code }, change)
    },
  )
  app.patch(
    '/coupons/:code',
    {
      onRequest,
      schema: { params, body: z.intersection(couponChangeSchema, versionSchema), response },
    },
    (request) => {
      const { version, ...change } = request.body
      const target = { code: request.params.code, version }
      return saveCoupon(services, getOfficeUser(request), target, change)
    },
  )
}
