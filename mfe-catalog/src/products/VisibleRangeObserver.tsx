import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect } from 'react'

import { useGridMetrics } from './useGridMetrics.ts'
import {
  getRangeOfRows,
  type GridMetrics,
  OVERSCAN_ROWS,
  type VisibleRange,
} from './visible-range.ts'

interface VisibleRangeObserverProps {
  /** A grid of equally high items. */
  listRef: RefObject<HTMLElement | null>
  /** Items in the whole list, rendered or not. */
  count: number
  onChange: (range: VisibleRange) => void
}

/** Reports which items are near the viewport; renders nothing. */
export function VisibleRangeObserver({ listRef, ...props }: VisibleRangeObserverProps) {
  const metrics = useGridMetrics(listRef)
  return metrics && <RangeOfMetrics {...props} metrics={metrics} />
}

interface RangeOfMetricsProps extends Omit<VisibleRangeObserverProps, 'listRef'> {
  metrics: GridMetrics
}

function RangeOfMetrics({ count, onChange, metrics }: RangeOfMetricsProps) {
  const { columns, rowHeight, top } = metrics
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    useFlushSync: false,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const rows = virtualizer.getVirtualItems()
  const firstRow = rows.at(0)?.index
  const lastRow = rows.at(-1)?.index
  useLayoutEffect(() => {
    // There are none until the virtualizer has seen the viewport.
    if (firstRow === undefined || lastRow === undefined) return
    onChange(getRangeOfRows(firstRow, lastRow, count, metrics))
  }, [firstRow, lastRow, count, metrics, onChange])
  return null
}
