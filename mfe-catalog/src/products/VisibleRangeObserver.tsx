import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

import {
  getLastMetrics,
  getRangeOfRows,
  type GridMetrics,
  OVERSCAN_ROWS,
  setLastMetrics,
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

/** For a list without a layout, as while it is hidden. */
const DEFAULT_METRICS: GridMetrics = { columns: 4, rowHeight: 480, top: 240 }

function measure(list: HTMLElement): GridMetrics {
  const last = getLastMetrics()
  const height = list.firstElementChild?.getBoundingClientRect().height ?? 0
  if (height === 0) return last ?? DEFAULT_METRICS
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const next = {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: height + Number.parseFloat(rowGap),
    top: list.getBoundingClientRect().top + window.scrollY,
  }
  const isSame = (Object.keys(next) as (keyof GridMetrics)[]).every(
    (key) => last && Math.abs(next[key] - last[key]) <= 0.5,
  )
  if (last && isSame) return last
  setLastMetrics(next)
  return next
}

/** The measured layout of a grid of equally high rows; undefined until a first one has been laid out. */
export function useGridMetrics(list: RefObject<HTMLElement | null>): GridMetrics | undefined {
  const [metrics, setMetrics] = useState(getLastMetrics)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    // Called first when the browser has laid the list out: to measure it earlier would force a layout.
    const observer = new ResizeObserver(() => setMetrics(measure(element)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return metrics
}
