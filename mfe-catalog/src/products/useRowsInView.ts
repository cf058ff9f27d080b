import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect } from 'react'

import type { GridMeasures } from './useGridMeasures.ts'

/** Rows kept ready above and below the screen. */
const SPARE_ROWS = 3

/** The slots to render and the space, in pixels, that stands for those before and after them. */
export interface SlotsInView {
  first: number
  last: number
  before: number
  after: number
}

/** Follows the scrolling of the page through `count` equal slots. */
export function useRowsInView(count: number, measures: GridMeasures): SlotsInView {
  const { columns, rowHeight, top } = measures
  const rows = Math.ceil(count / columns)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: SPARE_ROWS,
    scrollMargin: top,
    useFlushSync: false,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const items = virtualizer.getVirtualItems()
  const firstRow = items.at(0)?.index ?? 0
  const lastRow = items.at(-1)?.index ?? Math.min(rows - 1, SPARE_ROWS)
  return {
    first: firstRow * columns,
    last: Math.min((lastRow + 1) * columns, count) - 1,
    before: firstRow * rowHeight,
    after: (rows - 1 - lastRow) * rowHeight,
  }
}
