import { getAvailability } from '@shop/contracts/rules/stock.ts'

import type { t as translate } from './messages.ts'

/** What shoppers are told of a product's stock; empty where the backend counts no pieces. @param quantity pieces that are wanted */
export function describeStock(
  stock: { left: number | null } | undefined,
  t: typeof translate,
  quantity = 1,
): string {
  const availability = getAvailability(stock, quantity)
  if (!availability) return ''
  const { kind } = availability
  return kind === 'low' ? t('stock.low', { left: availability.left }) : t(`stock.${kind}`)
}
