import { type DeliverySettings, deliveryZones } from '@shop/contracts/rules/delivery.ts'

import { toAmount } from '../form/amount-rules.ts'
import { toCount } from '../form/to-count.ts'

/** A way of delivery as its fields have it, in the shape of the contract, whose errors name the fields. */
export interface OptionValues {
  id: string
  price: string
  days: string
  /** Of collection only. */
  store?: { en: string; ar: string } | undefined
}

const toText = (value: number | undefined) => String(value ?? '')

export function toDeliveryValues(settings: DeliverySettings | null) {
  const stored = settings?.options ?? []
  const zones = deliveryZones.map((id) => stored.find((option) => option.id === id) ?? { id })
  const stores = stored.filter(({ store }) => store !== undefined)
  const options = [...zones, ...stores].map((option): OptionValues => ({
    id: option.id,
    price: 'price' in option ? toText(option.price) : '',
    days: 'days' in option ? toText(option.days) : '',
    store: 'store' in option ? option.store : undefined,
  }))
  return { dispatchDays: toText(settings?.dispatchDays), options }
}
export type DeliveryValues = ReturnType<typeof toDeliveryValues>

/** A store that is not written yet. */
export const createStore = (): OptionValues => ({
  id: `store-${crypto.randomUUID().slice(0, 8)}`,
  price: '0',
  days: '',
  store: { en: '', ar: '' },
})

/** What the texts of the form say, as the contract takes it. */
export function toDelivery({ dispatchDays, options }: DeliveryValues) {
  return {
    dispatchDays: toCount(dispatchDays) ?? Number.NaN,
    options: options.map(({ id, price, days, store }) => ({
      id,
      price: toAmount(price),
      ...(days.trim() !== '' && { days: toCount(days) }),
      ...(store && { store: { en: store.en.trim(), ar: store.ar.trim() } }),
    })),
  }
}
