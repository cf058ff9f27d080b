import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import {
  type DeliveryOption,
  type DeliverySettings,
  findDeliveryOption,
} from '@shop/contracts/rules/delivery.ts'
import { formatAmount } from '@shop/contracts/rules/format.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { Language } from '@shop/kernel/language'

import type { productT } from '../messages.generated.ts'

/** What the shop promises where nothing is configured. */
const DEFAULT_DISPATCH_DAYS = 2

/** When an order leaves the shop, and what its delivery costs in Muscat, where that is known. */
export function describeDelivery(
  delivery: RuntimeConfig['delivery'],
  t: typeof productT,
  lang: Language,
): { time: string; price: string } {
  const muscat = delivery && findDeliveryOption(delivery, 'muscat')
  const days = muscat ? delivery.dispatchDays : DEFAULT_DISPATCH_DAYS
  const time = t('product.deliveryTime', { days })
  if (!muscat) return { time, price: '' }
  const price = formatAmount(toHundredths(muscat.price), lang)
  return {
    time,
    price: muscat.price > 0 ? t('product.deliveryPrice', { price }) : t('product.deliveryFree'),
  }
}

/** The store where an order can be collected first; undefined where none promises a day. */
export function findCollection({ options }: DeliverySettings): DeliveryOption | undefined {
  const stores = options.filter(({ store, days }) => store && days !== undefined)
  return [...stores].sort((a, b) => (a.days ?? 0) - (b.days ?? 0))[0]
}
