import type { App } from '../http/app.types.ts'
import type { Services } from '../services.ts'
import { accessRoutes } from './access.routes.ts'
import { couponOfficeRoutes } from './coupon-office.routes.ts'
import { goodsRoutes } from './goods/goods.routes.ts'
import { productTableRoutes } from './goods/product-table.routes.ts'
import { orderOfficeRoutes } from './order-office.routes.ts'

/** The owner's office, /office/…: every call needs a role, and a session whose second factor was checked. */
export async function officeRoutes(api: App, services: Services): Promise<void> {
  await api.register(
    async (office: App) => {
      office.addHook('onSend', async (_request, reply) => {
        void reply.header('cache-control', 'no-store')
      })
      accessRoutes(office, services)
      goodsRoutes(office, services)
      productTableRoutes(office, services)
      couponOfficeRoutes(office, services)
      orderOfficeRoutes(office, services)
    },
    { prefix: '/office' },
  )
}
