import { toAvailable } from '@shop/contracts/wire/office-goods.ts'
import {
  OFFICE_TODAY_DAYS,
  OFFICE_TODAY_LIMIT,
  OFFICE_TODAY_ORDERS,
  officeTodaySchema,
  type SetupTask,
  setupTasks,
} from '@shop/contracts/wire/office-today.ts'

import { listMessages } from '../../domain/messages/message.store.ts'
import { readOfficeSettings } from '../../domain/settings/shop-settings.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'
import { listOfficeProducts } from './goods/goods.store.ts'
import { getOfficeUser, requireOffice } from './office-access.ts'
import { listOfficeOrders } from './orders/order-office.store.ts'
import { toLastDays } from './reports/report.rules.ts'
import { readDays } from './reports/report.store.ts'
import { countDue, listProblems, sumAwaited } from './today.store.ts'

const first = { q: '', page: 1, limit: OFFICE_TODAY_LIMIT }

/** What an owner has not done yet, by the data that would be there. */
async function listTasks(services: Services): Promise<SetupTask[]> {
  const { db, config, provider } = services
  const product = db.selectFrom('products').select('id').where('hidden', '=', 0).limit(1)
  const settings = await readOfficeSettings(services)
  const isDone: Record<SetupTask, boolean> = {
    products: (await product.execute()).length > 0,
    contact: settings.contact.version > 0,
    delivery: settings.delivery.version > 0,
    tax: settings.tax.version > 0,
    payments: provider.name !== 'test',
    mail: config.smtpUrl !== undefined,
  }
  return setupTasks.filter((task) => !isDone[task])
}

/** The first page: what waits for somebody, and what was sold. */
export function todayRoutes(app: App, services: Services): void {
  const { db } = services
  app.get(
    '/today',
    { onRequest: requireOffice(services), schema: { response: { 200: officeTodaySchema } } },
    async (request) => {
      const low = await listOfficeProducts(services, { ...first, category: '', stock: 'low' })
      const orders = await listOfficeOrders(db, {
        ...{ ...first, limit: OFFICE_TODAY_ORDERS },
        ...{ state: 'paid', sort: 'placed' },
      })
      const { limit, page } = first
      return {
        orders: orders.results,
        messages: (await listMessages(db, { state: 'new', page, limit })).results,
        lowStock: low.results.map((product) => ({
          _id: product._id,
          title: product.title,
          stock: toAvailable(product) ?? 0,
        })),
        lowStockCount: low.paginate.totalCount,
        sales: await readDays(db, toLastDays(services.clock(), OFFICE_TODAY_DAYS)),
        due: await countDue(db, services.clock()),
        awaited: await sumAwaited(db),
        problems: await listProblems(db),
        tasks: getOfficeUser(request).role === 'owner' ? await listTasks(services) : [],
      }
    },
  )
}
