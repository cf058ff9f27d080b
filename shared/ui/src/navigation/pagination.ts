/**
 * Page numbers to show: up to `size`, centred on the current page where the ends allow it.
 * @param current current page, from 1; clamped to the range
 */
export function getPageWindow(current: number, total: number, size = 5): number[] {
  const length = Math.max(Math.min(size, total), 0)
  const start = Math.min(Math.max(current, 1), total) - Math.floor(length / 2)
  const first = Math.max(Math.min(start, total - length + 1), 1)
  return Array.from({ length }, (_, index) => first + index)
}
