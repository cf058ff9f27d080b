import type { MemberOrder, OrderRow } from '@shop/contracts/wire/account.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { mainUrl } from '@shop/testing/server.ts'

const accountUrl = mainUrl('/account')

export const accountUrls = {
  orders: `${accountUrl}/orders`,
  order: `${accountUrl}/orders/:number`,
  pay: `${accountUrl}/orders/:number/pay`,
  cancel: `${accountUrl}/orders/:number/cancel`,
  details: `${accountUrl}/details`,
  password: `${accountUrl}/password`,
  email: `${accountUrl}/email`,
}

/** Runs the tests of a file or block with a backend that offers members their own account. */
export function withOwnAccount(): void {
  beforeEach(() => void setConfig({ ...testConfig, accountUrl }))
  afterEach(() => void setConfig(testConfig))
}

/** An order that awaits its payment of OMR 52.97. */
export function buildOrder(changes: Partial<MemberOrder> = {}): MemberOrder {
  return {
    number: '482913',
    createdAt: '2026-11-24T20:30:00.000Z',
    status: 'awaitingPayment',
    payableUntil: '2026-12-01T20:30:00.000Z',
    products: [
      {
        productId: 'steel-card',
        title: { en: 'Steel card', ar: 'بطاقة فولاذية' },
        unit_amount: 21,
        quantity: 2,
        image: 'http://api.test/media/steel-card.webp',
      },
      { productId: 'oak-card', title: { en: 'Oak card' }, unit_amount: 10.5, quantity: 1 },
    ],
    orderSummary: { subTotal: 52.5, tax: 2.63, discount: 2.16, total: 52.97 },
    buyer: {
      name: 'Maha Al Balushi',
      email: 'maha@example.com',
      phone: '+968 90000000',
      address: 'Street 1, Muscat',
    },
    ...changes,
  }
}

/** A paid order. */
export const buildPaidOrder = (): MemberOrder => {
  const { payableUntil: _, ...order } = buildOrder({ status: 'paid' })
  return { ...order, paidAt: '2026-11-25T06:00:00.000Z' }
}

export const toOrderRow = (order: MemberOrder): OrderRow => {
  const { number, createdAt, status, fulfilment, orderSummary, products, delivery } = order
  const items = products.map(({ productId, title, image }) => ({ productId, title, image }))
  const { total } = orderSummary
  return { number, createdAt, status, fulfilment, itemCount: 3, total, items, delivery }
}
