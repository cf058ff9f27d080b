import { type OfflineMethod, offlineMethods } from '@shop/contracts/rules/offline-payment.ts'
import { getConfig } from '@shop/kernel/config'

/** The ways to pay that an owner has switched on besides the card. */
export function listOfflineMethods(): OfflineMethod[] {
  const { offlinePayments, accountUrl } = getConfig()
  return accountUrl === undefined
    ? []
    : offlineMethods.filter((method) => Boolean(offlinePayments?.[method]))
}
