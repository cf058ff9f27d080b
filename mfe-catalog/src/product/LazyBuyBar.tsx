import type { Product } from '@shop/contracts/catalog.ts'
import { componentQuery } from '@shop/kernel'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'

import { useOutOfSight } from './useOutOfSight.ts'

const buyBarQuery = componentQuery(
  'mfe-catalog/BuyBar',
  async () => (await import('./BuyBar.tsx')).BuyBar,
)

interface LazyBuyBarProps {
  product: Product
  /** The page's own buttons. */
  actions: RefObject<HTMLElement | null>
}

/** Shows the bar while the page's own buttons are out of sight. */
export function LazyBuyBar({ product, actions }: LazyBuyBarProps) {
  const isOut = useOutOfSight(actions)
  const { data: BuyBar } = useQuery({ ...buyBarQuery, enabled: isOut })
  return isOut && BuyBar && <BuyBar product={product} />
}
