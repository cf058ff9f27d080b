import { countDaysUntil } from '@shop/contracts/rules/delivery.ts'
import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'

interface Due {
  /** ISO 8601 date. */
  day: string
  /** Days until then; below 0 once it is over. */
  left: number
}

/** The day that an order in hand was promised for; null where none was, or it has left the shop. @param today ISO 8601 date */
export function getDue(
  { state, delivery }: Pick<OfficeOrder, 'state' | 'delivery'>,
  today: string,
): Due | null {
  const day = delivery?.expectedOn
  if (day === undefined || (state !== 'paid' && state !== 'inWork')) return null
  return { day, left: countDaysUntil(day, today) }
}
