/** Ways to pay an order without a card: in cash when it is brought, or by a transfer to the shop's bank account. */
export const offlineMethods = ['cash', 'transfer'] as const
export type OfflineMethod = (typeof offlineMethods)[number]
