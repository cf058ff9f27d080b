import { agentChangeSchema, officeAgentSchema } from '@shop/contracts/wire/office-agents.ts'
import {
  couponChangeSchema,
  couponCodeSchema,
  officeCouponSchema,
} from '@shop/contracts/wire/office-coupons.ts'
import { z } from 'zod/mini'

import type { App } from '../../platform/http/app.types.ts'
import { describeCalls } from '../../platform/http/openapi.ts'
import type { Services } from '../services.ts'
import { accessRoutes } from './access.routes.ts'
import { agentStore } from './agent-office.store.ts'
import { countsRoutes } from './counts.routes.ts'
import { couponStore } from './coupon-office.store.ts'
import { goodsRoutes } from './goods/goods.routes.ts'
import { productTableRoutes } from './goods/product-table.routes.ts'
import { memberRoutes } from './members/member.routes.ts'
import { messageRoutes } from './messages/message.routes.ts'
import { requireOffice } from './office-access.ts'
import { orderOfficeRoutes } from './orders/order-office.routes.ts'
import { pageOfficeRoutes } from './pages/page-office.routes.ts'
import { recordRoutes } from './record.routes.ts'
import { releasesRoutes } from './releases.routes.ts'
import { reportRoutes } from './reports/report.routes.ts'
import { searchRoutes } from './search.routes.ts'
import { settingsOfficeRoutes } from './settings-office.routes.ts'
import { todayRoutes } from './today.routes.ts'

/** The owner's office, /office/…: every call needs a role, and a session whose second factor was checked. */
export async function officeRoutes(api: App, services: Services): Promise<void> {
  await api.register(
    async (office: App) => {
      office.addHook('onSend', async (_request, reply) => {
        void reply.header('cache-control', 'no-store')
      })
      const onRequest = requireOffice(services)
      office.get('/openapi.json', { onRequest, schema: { hide: true } }, () =>
        describeCalls(office, (path) => path.startsWith(`${office.prefix}/`)),
      )
      accessRoutes(office, services)
      goodsRoutes(office, services)
      productTableRoutes(office, services)
      recordRoutes(office, services, '/coupons', {
        store: couponStore,
        item: officeCouponSchema,
        change: couponChangeSchema,
        created: z.intersection(couponChangeSchema, z.object({ code: couponCodeSchema })),
      })
      orderOfficeRoutes(office, services)
      messageRoutes(office, services)
      countsRoutes(office, services)
      searchRoutes(office, services)
      todayRoutes(office, services)
      reportRoutes(office, services)
      releasesRoutes(office, services)
      settingsOfficeRoutes(office, services)
      pageOfficeRoutes(office, services)
      memberRoutes(office, services)
      recordRoutes(office, services, '/agents', {
        store: agentStore,
        item: officeAgentSchema,
        change: agentChangeSchema,
      })
    },
    { prefix: '/office' },
  )
}
