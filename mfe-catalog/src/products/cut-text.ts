interface Box {
  left: number
  right: number
  bottom: number
}

/**
 * Where the lines of a text meet the end of its box.
 * @param lines boxes of its lines, or of parts of them
 * @returns pixels between the last word in the box and the end of its line; null if nothing is cut
 */
export function measureCut(box: Box, lines: readonly Box[], rtl: boolean): number | null {
  // Half a pixel of rounding is no hidden line.
  const visible = lines.filter(({ bottom }) => bottom <= box.bottom + 0.5)
  if (visible.length === lines.length || visible.length === 0) return null
  const lastBottom = Math.max(...visible.map(({ bottom }) => bottom))
  const last = visible.filter(({ bottom }) => lastBottom - bottom < 1)
  const gap = rtl
    ? Math.min(...last.map(({ left }) => left)) - box.left
    : box.right - Math.max(...last.map(({ right }) => right))
  return Math.max(0, gap)
}
