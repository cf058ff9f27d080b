import { useEffect, useState } from 'react'

import type { Texts } from '../../product/engraving/designs.ts'

type CardNames = typeof import('./CardDrawing.tsx')

/** What draws a draft on cards, loaded with the first one; null until then. */
export function useCardNames(draft: Texts | null): CardNames | null {
  const [names, setNames] = useState<CardNames | null>(null)
  const isNeeded = draft !== null
  useEffect(() => {
    // Without it, cards show no name, and add none.
    if (isNeeded) import('./CardDrawing.tsx').then(setNames, () => undefined)
  }, [isNeeded])
  return names
}
