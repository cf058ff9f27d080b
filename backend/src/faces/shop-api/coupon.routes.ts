import { couponValiditySchema, GUEST_USER_ID } from '@shop/contracts/wire/coupon.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { idSchema } from '@shop/contracts/wire/text.ts'
import { z } from 'zod/mini'

import { claimCoupon } from '../../domain/coupons/coupon.store.ts'
import { assertOwner, authenticate } from '../../platform/auth/authenticate.ts'
import type { App } from '../../platform/http/app.types.ts'
import { limitMembers } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'

const params = z.object({ userId: idSchema, code: z.string() })

/** GET users/get-coupans-validity: an invalid code is a response with status 200, not an HTTP error. */
export function couponRoutes(app: App, services: Services): void {
  const requireToken = authenticate(services.tokens)
  app.get<{ Params: z.infer<typeof params> }>(
    '/users/get-coupans-validity/userId/:userId/discountCode/:code',
    {
      onRequest: async (request) => {
        if (request.params.userId !== GUEST_USER_ID) await requireToken(request)
      },
      preHandler: limitMembers(services, 'coupons'),
      schema: { params, response: { 200: couponValiditySchema, 403: errorBodySchema } },
    },
    async (request) => {
      const { userId, code } = request.params
      if (userId !== GUEST_USER_ID) assertOwner(request, userId, 'You can only use your own codes.')
      const coupon = await claimCoupon(services, userId, code)
      if (!coupon) return { status: 'error', message: 'Invalid or expired discount code.' }
      return { status: 'success', data: { verifyCoupanCodeName: coupon } }
    },
  )
}
