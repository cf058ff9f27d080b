import { useLayoutEffect, useState, type RefObject } from 'react'

export interface GridMeasures {
  columns: number
  /** From one row's top to the next one's, in pixels. */
  rowHeight: number
  /** Of the list within the document, in pixels. */
  top: number
}

// Survives the page: a list that the shopper comes back to must be as high as it was left, at once,
// or there would be nothing to scroll back to.
let latest: GridMeasures = { columns: 4, rowHeight: 480, top: 240 }

function measure(list: HTMLElement): GridMeasures {
  const height = list.firstElementChild?.getBoundingClientRect().height ?? 0
  if (height === 0) return latest
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const next = {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: height + Number.parseFloat(rowGap),
    top: list.getBoundingClientRect().top + window.scrollY,
  }
  const changed = (Object.keys(next) as (keyof GridMeasures)[]).some(
    (key) => Math.abs(next[key] - latest[key]) > 0.5,
  )
  if (changed) latest = next
  return latest
}

/** What the style sheet has made of a grid whose rows are equally high, following its changes. */
export function useGridMeasures(list: RefObject<HTMLElement | null>): GridMeasures {
  const [measures, setMeasures] = useState(latest)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const update = () => setMeasures(measure(element))
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return measures
}
