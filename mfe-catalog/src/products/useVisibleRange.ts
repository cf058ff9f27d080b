import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect } from 'react'

import type { GridMetrics } from './useGridMetrics.ts'

/** Rows rendered above and below the viewport. */
const OVERSCAN_ROWS = 3

/** Indexes of the items to render, and the padding in pixels that replaces the others. */
export interface VisibleRange {
  first: number
  last: number
  paddingStart: number
  paddingEnd: number
}

/** The range of a grid of `count` equally high items that is near the viewport. */
export function useVisibleRange(count: number, metrics: GridMetrics): VisibleRange {
  const { columns, rowHeight, top } = metrics
  const rows = Math.ceil(count / columns)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    useFlushSync: false,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const items = virtualizer.getVirtualItems()
  const firstRow = items.at(0)?.index ?? 0
  const lastRow = items.at(-1)?.index ?? Math.min(rows - 1, OVERSCAN_ROWS)
  return {
    first: firstRow * columns,
    last: Math.min((lastRow + 1) * columns, count) - 1,
    paddingStart: firstRow * rowHeight,
    paddingEnd: (rows - 1 - lastRow) * rowHeight,
  }
}
