/** Ways to pay an order without a card: in cash when it is brought, or by a transfer to the shop's bank account. */
export const offlineMethods = ['cash', 'transfer'] as const
export type OfflineMethod = (typeof offlineMethods)[number]

/** Whether a payment, by the name of its provider or method, is made without a card. */
export const isOfflineMethod = (driver: string): driver is OfflineMethod =>
  offlineMethods.some((method) => method === driver)

interface Paying {
  status: 'open' | 'paid' | 'cancelled'
  paymentMethod: OfflineMethod | null
}

/** Whether the office works on an order: one that is paid, or will be when it is brought. */
export const isInHand = ({ status, paymentMethod }: Paying): boolean =>
  status === 'paid' || (status === 'open' && paymentMethod === 'cash')
