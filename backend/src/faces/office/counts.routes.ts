import { officeCountsSchema } from '@shop/contracts/wire/office.ts'

import { countNewMessages } from '../../domain/messages/message.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'
import { requireOffice } from './office-access.ts'
import { countOrdersIn } from './orders/order-office.store.ts'

/** What waits for somebody of the office. */
export function countsRoutes(app: App, services: Services): void {
  const { db } = services
  app.get(
    '/counts',
    { onRequest: requireOffice(services), schema: { response: { 200: officeCountsSchema } } },
    async () => ({
      orders: await countOrdersIn(db, 'paid'),
      inWork: await countOrdersIn(db, 'inWork'),
      messages: await countNewMessages(db),
    }),
  )
}
