import { type RefObject, useLayoutEffect, useState } from 'react'

export interface GridMetrics {
  columns: number
  /** Including the gap, in pixels. */
  rowHeight: number
  /** Offset in the document, in pixels. */
  top: number
}

// Module state: on back navigation the list needs its former height at once, for scroll restoration.
let latest: GridMetrics = { columns: 4, rowHeight: 480, top: 240 }

function measure(list: HTMLElement): GridMetrics {
  const height = list.firstElementChild?.getBoundingClientRect().height ?? 0
  if (height === 0) return latest
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const next = {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: height + Number.parseFloat(rowGap),
    top: list.getBoundingClientRect().top + window.scrollY,
  }
  const changed = (Object.keys(next) as (keyof GridMetrics)[]).some(
    (key) => Math.abs(next[key] - latest[key]) > 0.5,
  )
  if (changed) latest = next
  return latest
}

/** The measured layout of a grid of equally high rows. */
export function useGridMetrics(list: RefObject<HTMLElement | null>): GridMetrics {
  const [metrics, setMetrics] = useState(latest)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const update = () => setMetrics(measure(element))
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return metrics
}
