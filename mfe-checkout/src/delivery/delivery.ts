import {
  addWorkingDays,
  type DeliveryOption,
  getDeliveryDays,
} from '@shop/contracts/rules/delivery.ts'
import { formatWeekday } from '@shop/contracts/rules/format-weekday.ts'
import type { AgreedDelivery } from '@shop/contracts/wire/order.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { localize } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'

import { useT } from '../messages.generated.ts'

/** The options that the configuration has: delivery to each zone, and stores; none where it has no delivery. */
export const listOptions = (): readonly DeliveryOption[] => getConfig().delivery?.options ?? []

/** Whether the shop delivers: what delivery asks for is there only then. */
export const isDelivered = (): boolean => listOptions().length > 0

/** The option with an id. */
export const findOption = (id: string): DeliveryOption | undefined =>
  listOptions().find((option) => option.id === id)

/** The day of an order that is placed now, as ISO 8601 date; undefined when none is promised. */
export function getExpectedDay(option: DeliveryOption, from: Date): string | undefined {
  const { delivery } = getConfig()
  const days = delivery && getDeliveryDays(delivery, option)
  return days === undefined ? undefined : addWorkingDays(from, days)
}

interface DeliveryTexts {
  /** To the address, or the store. */
  title: string
  /** The day, as a sentence. */
  day: string
}

/** Says by which day an order is with its buyer, or ready in the store; undefined when none is promised. */
export function useArrivalText(): (delivery: AgreedDelivery) => string | undefined {
  const t = useT()
  const { lang } = useLanguage()
  return ({ store, expectedOn }) =>
    expectedOn &&
    t(store ? 'delivery.ready' : 'delivery.withYou', { date: formatWeekday(expectedOn, lang) })
}

/** Describes delivery to the address, or collection in a store, by a day (ISO 8601). */
export function useDescribeDelivery() {
  const t = useT()
  const { lang } = useLanguage()
  const describeArrival = useArrivalText()
  return (store: LocalizedText | undefined, expectedOn: string | undefined) => ({
    title: store
      ? t('delivery.collect', { store: localize(store, lang) })
      : t('delivery.toAddress'),
    day: describeArrival({ store, expectedOn }),
  })
}

/** Describes a way of delivery. @param from when it is ordered */
export function useDeliveryTexts(): (option: DeliveryOption, from: Date) => DeliveryTexts {
  const t = useT()
  const describe = useDescribeDelivery()
  return (option, from) => {
    const { title, day } = describe(option.store, getExpectedDay(option, from))
    return { title, day: day ?? t('delivery.noDay') }
  }
}

/** Describes in one line what was agreed for an order. */
export function useAgreedDelivery(): (delivery: AgreedDelivery) => string {
  const describe = useDescribeDelivery()
  return ({ store, expectedOn }) => {
    const { title, day } = describe(store, expectedOn)
    return day ? `${title}. ${day}.` : title
  }
}
