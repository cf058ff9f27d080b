import { deliveryZones } from '@shop/contracts/rules/delivery.ts'
import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'

import { useOrdersT } from '../messages.generated.ts'

/** Returns where an order goes: the store where it is collected, or the zone; empty where nothing was agreed. */
export function useDeliveryPlace(): (
  order: Pick<OfficeOrder, 'delivery' | 'deliveryId'>,
) => string {
  const t = useOrdersT()
  const { lang } = useLanguage()
  return ({ delivery, deliveryId }) => {
    if (delivery?.store) return localize(delivery.store, lang)
    const zone = deliveryZones.find((each) => each === deliveryId)
    return zone ? t(`order.zone.${zone}`) : ''
  }
}
