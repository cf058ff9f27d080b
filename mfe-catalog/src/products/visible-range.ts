/** Rows rendered above and below the viewport. */
export const OVERSCAN_ROWS = 3

/** Products shown until the first list has been measured; more than fit on a screen. */
export const PREVIEW_PRODUCTS = 24

/** Indexes of the items to render, and the padding in pixels that replaces the others. */
export interface VisibleRange {
  first: number
  last: number
  paddingStart: number
  paddingEnd: number
}

/** The layout of a grid of equally high rows. */
export interface GridMetrics {
  columns: number
  /** Including the gap, in pixels. */
  rowHeight: number
  /** Offset in the document, in pixels. */
  top: number
}

// Module state: on back navigation the list needs its former height at once, for scroll restoration.
let lastMeasured: GridMetrics | undefined

/** The metrics of the grid that was measured last; undefined at the start, and on the server. */
export const getLastMetrics = () => lastMeasured

export function setLastMetrics(metrics: GridMetrics): void {
  lastMeasured = metrics
}

/** The items of the rows `firstRow` to `lastRow` of a grid of `count` items. */
export function getRangeOfRows(
  firstRow: number,
  lastRow: number,
  count: number,
  { columns, rowHeight }: GridMetrics,
): VisibleRange {
  return {
    first: firstRow * columns,
    last: Math.min((lastRow + 1) * columns, count) - 1,
    paddingStart: firstRow * rowHeight,
    paddingEnd: (Math.ceil(count / columns) - 1 - lastRow) * rowHeight,
  }
}

/**
 * The range of a list before anything has observed it.
 * @param count items in the whole list
 * @param loaded how many of the first ones are loaded
 */
export function getFirstRange(count: number, loaded: number): VisibleRange {
  const metrics = getLastMetrics()
  if (!metrics) {
    return {
      first: 0,
      last: Math.min(loaded, PREVIEW_PRODUCTS) - 1,
      paddingStart: 0,
      paddingEnd: 0,
    }
  }
  const rows = Math.ceil(count / metrics.columns)
  return getRangeOfRows(0, Math.min(rows - 1, OVERSCAN_ROWS), count, metrics)
}
