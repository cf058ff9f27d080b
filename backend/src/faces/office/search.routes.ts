import { OFFICE_SEARCH_LIMIT, officeSearchSchema } from '@shop/contracts/wire/office-search.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/wire/search.ts'
import { z } from 'zod/mini'

import { searchMessages } from '../../domain/messages/message.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'
import { findNamedProducts, listOfficeProducts } from './goods/goods.store.ts'
import { listMembers } from './members/member.store.ts'
import { getOfficeUser, requireOffice } from './office-access.ts'
import { listOfficeOrders } from './orders/order-office.store.ts'

/** One search over all that somebody of the office may see. */
export function searchRoutes(app: App, services: Services): void {
  const { db } = services
  app.get(
    '/search',
    {
      onRequest: requireOffice(services),
      schema: {
        querystring: z.object({
          q: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SEARCH_LENGTH)),
        }),
        response: { 200: officeSearchSchema },
      },
    },
    async (request) => {
      const { q } = request.query
      const first = { q, page: 1, limit: OFFICE_SEARCH_LIMIT }
      const productIds = await findNamedProducts(db, q)
      const isOwner = getOfficeUser(request).role === 'owner'
      return {
        orders: (await listOfficeOrders(db, { ...first, productIds })).results,
        products: (await listOfficeProducts(services, { ...first, category: '' })).results,
        members: isOwner ? (await listMembers(db, first)).results : [],
        messages: await searchMessages(db, q, OFFICE_SEARCH_LIMIT),
      }
    },
  )
}
