import { parseArgs } from 'node:util'

import { createLog } from 'monitoring/log.ts'

import { addOrders } from './domain/seed/add-orders.ts'
import { addProducts } from './domain/seed/add-products.ts'
import { demoData } from './domain/seed/demo-data.ts'
import { seedIfEmpty } from './domain/seed/seed.ts'
import { readEnvironment, StartupError } from './platform/config/env.ts'
import { createDeps } from './start.ts'

const usage = 'npm run seed -- [--products 10000] [--category slug] [--orders 100000]'

function readCount(option: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new StartupError(`--${option} must be a number: ${usage}`)
  return Number(text)
}

try {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '0' },
      category: { type: 'string' },
      orders: { type: 'string', default: '0' },
    },
  })
  const count = readCount('products', values.products)
  const orders = readCount('orders', values.orders)
  const env = readEnvironment(process.env, process.cwd())
  if (!env.demoData) throw new StartupError('demo data must be allowed by DEMO_DATA=on')
  const deps = await createDeps(env, createLog({ service: 'backend', ...env.log }))
  await seedIfEmpty(deps, demoData)
  console.log('The database has its demo data.')
  if (count > 0) {
    const { category } = values
    const target = await addProducts(deps.db, demoData, { count, category }, (added) => {
      if (added % 5000 === 0 || added === count) console.log(`${added} of ${count} products added`)
    })
    console.log(`The products are in the category ${target}.`)
  }
  if (orders > 0) {
    await addOrders(deps.db, demoData.products, orders, (added) => {
      if (added % 100_000 === 0 || added >= orders)
        console.log(`${added} of ${orders} orders added`)
    })
  }
  await deps.db.destroy()
} catch (error) {
  console.error(error instanceof Error ? `Cannot seed: ${error.message}.` : error)
  process.exit(1)
}
