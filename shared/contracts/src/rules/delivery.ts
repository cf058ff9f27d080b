/** Where an address is, as far as delivery depends on it. */
export type DeliveryZone = 'muscat' | 'oman' | 'abroad'

export const deliveryZones: readonly DeliveryZone[] = ['muscat', 'oman', 'abroad']

/** A way in which an order gets to its buyer. */
export interface DeliveryOption {
  /** A zone for delivery to an address there, anything else for collection. */
  id: string
  /** OMR (decimal), tax included. */
  price: number
  /** Working days on the way, after those of the dispatch; no day is promised without. */
  days?: number | undefined
  /** Name of the store where the order is collected. */
  store?: { en: string; ar: string } | undefined
}

/** The ways of delivery of an installation. */
export interface DeliverySettings {
  /** Working days until an order leaves the shop. */
  dispatchDays: number
  options: DeliveryOption[]
}

/** Days in which what is unused can be returned, free of charge. */
export const RETURN_DAYS: number = 14

/**
 * The way to an address anywhere in Oman: programs know no zones there, so it costs what the dearer zone does, and takes as
 * long as the slower one.
 */
export function getDomesticDelivery({ options }: DeliverySettings): DeliveryOption | undefined {
  const zones = options.filter(({ id }) => id === 'muscat' || id === 'oman')
  const days = zones.flatMap((zone) => zone.days ?? [])
  return (
    zones[0] && {
      id: 'oman',
      price: Math.max(...zones.map(({ price }) => price)),
      ...(days.length === zones.length && { days: Math.max(...days) }),
    }
  )
}

/** The option with an id; undefined when it is not offered. */
export function findDeliveryOption(
  { options }: DeliverySettings,
  id: string,
): DeliveryOption | undefined {
  return options.find((option) => option.id === id)
}

/** Working days from the order until it is with its buyer, or in the store; undefined when no day is promised. */
export function getDeliveryDays(
  { dispatchDays }: DeliverySettings,
  { days }: DeliveryOption,
): number | undefined {
  return days === undefined ? undefined : dispatchDays + days
}

/** Working days from the order until it is with a buyer in Muscat; undefined when no day is promised. */
export function getMuscatDays(settings: DeliverySettings | undefined): number | undefined {
  const option = settings && findDeliveryOption(settings, 'muscat')
  return option && getDeliveryDays(settings, option)
}

const DAY_MS = 86_400_000

/** Oman has no summer time. */
export const SHOP_UTC_OFFSET_MS: number = 4 * 3_600_000

/** The date of a moment in the shop's time zone. @returns ISO 8601 date */
export const toShopDay = (time: Date): string =>
  new Date(time.getTime() + SHOP_UTC_OFFSET_MS).toISOString().slice(0, 10)

/** Oman's weekend: Friday and Saturday. */
const WEEKEND = [5, 6]

/** Whether a date is of the weekend. @param day ISO 8601 date */
export const isWeekend = (day: string): boolean => WEEKEND.includes(new Date(day).getUTCDay())

/** How many days there are from one date to another. @param from ISO 8601 date, as is the other */
export const countDaysUntil = (to: string, from: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/**
 * The working day that comes a number of working days after a moment; at the weekend, 0 is the next one. Public
 * holidays count as working days.
 * @returns ISO 8601 date in the shop's time zone, such as `2026-11-29`
 */
export function addWorkingDays(from: Date, days: number): string {
  const date = new Date(from.getTime() + SHOP_UTC_OFFSET_MS)
  const toDay = () => date.toISOString().slice(0, 10)
  for (let left = days; left > 0 || isWeekend(toDay());) {
    date.setTime(date.getTime() + DAY_MS)
    if (!isWeekend(toDay())) left -= 1
  }
  return toDay()
}
