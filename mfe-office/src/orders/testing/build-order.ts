import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'

/** A paid order of OMR 22.05 that nobody works on yet. */
export const buildOrder = (changes: Partial<OfficeOrderDetails> = {}): OfficeOrderDetails => ({
  _id: 'order-1',
  number: 123456,
  invoiceNumber: 17,
  status: 'paid',
  state: 'paid',
  version: 1,
  nextFulfilments: ['inWork'],
  carrier: null,
  trackingNumber: null,
  paidAt: '2026-11-26T10:02:00.000Z',
  refunded: 0,
  refundable: 22.05,
  refunds: [],
  buyerEmail: 'salma@site.test',
  createdAt: '2026-11-26T10:00:00.000Z',
  total: 22.05,
  buyerName: 'Salma Al Harthy',
  buyerPhone: '+96890000000',
  buyerAddress: 'Way 1, Muscat',
  couponCode: null,
  products: [
    {
      productId: 'steel-card',
      title: { en: 'Steel card', ar: 'بطاقة فولاذية' },
      unit_amount: 10.5,
      quantity: 2,
      engraving: { name: 'سلمى', line: 'R&D' },
    },
  ],
  orderSummary: { subTotal: 21, tax: 1.05, discount: 0, delivery: 0, total: 22.05 },
  delivery: { store: { en: 'Mutrah', ar: 'مطرح' } },
  shortages: [],
  messages: [],
  payments: [
    {
      sessionId: 'cs_1',
      driver: 'test',
      status: 'paid',
      createdAt: '2026-11-26T10:01:00.000Z',
      refund: null,
    },
  ],
  ...changes,
})
