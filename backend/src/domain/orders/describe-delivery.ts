import { formatWeekday } from '@shop/contracts/rules/format-weekday.ts'

import type { Row } from '../../platform/db/schema.ts'
import { type Language, translations } from '../../platform/i18n/messages.ts'
import { getExpectedDay, readDelivery } from './order-delivery.ts'

/** A sentence about how an order gets to its buyer, and by when; undefined when nothing was agreed. */
export function describeDelivery(
  order: Pick<Row<'orders'>, 'delivery' | 'paidAt'>,
  lang: Language,
): string | undefined {
  const delivery = readDelivery(order)
  if (!delivery) return undefined
  const t = translations[lang]
  const expectedOn = getExpectedDay(order)
  const day = expectedOn === undefined ? '' : formatWeekday(expectedOn, lang)
  const dated = day === '' ? 'no' : 'yes'
  const { store } = delivery
  return store
    ? t('delivery.toStore', { dated, day, store: store[lang] ?? store.en })
    : t('delivery.toAddress', { dated, day })
}
