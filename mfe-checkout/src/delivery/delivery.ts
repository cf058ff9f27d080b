import { addWorkingDays, type DeliveryOption, getDeliveryDays } from '@shop/contracts/delivery.ts'
import { formatWeekday } from '@shop/contracts/format.ts'
import { localize } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'

import { useT } from '../messages.generated.ts'

/** The options that the configuration has: delivery to each zone, and stores; none where it has no delivery. */
export const listOptions = (): readonly DeliveryOption[] => getConfig().delivery?.options ?? []

/** The option with an id. */
export const findOption = (id: string): DeliveryOption | undefined =>
  listOptions().find((option) => option.id === id)

interface DeliveryTexts {
  /** To the address, or the store. */
  title: string
  /** The day, as a sentence. */
  day: string
}

/** Describes a way of delivery. @param from when it is ordered */
export function useDeliveryTexts(): (option: DeliveryOption, from: Date) => DeliveryTexts {
  const t = useT()
  const { lang } = useLanguage()
  return (option, from) => {
    const { store } = option
    const { delivery } = getConfig()
    const days = delivery && getDeliveryDays(delivery, option)
    const date = days === undefined ? '' : formatWeekday(addWorkingDays(from, days), lang)
    return {
      title: store
        ? t('delivery.collect', { store: localize(store, lang) })
        : t('delivery.toAddress'),
      day: date ? t(store ? 'delivery.ready' : 'delivery.withYou', { date }) : t('delivery.noDay'),
    }
  }
}
