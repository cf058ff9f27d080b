/**
 * The page numbers to offer: up to `size` of them, centred on the current page as far as the ends allow.
 * @param current page shown, from 1; out of range counts as the nearest page there is
 * @param total number of pages
 */
export function pageWindow(current: number, total: number, size = 5): number[] {
  const length = Math.max(Math.min(size, total), 0)
  const centred = Math.min(Math.max(current, 1), total) - Math.floor(length / 2)
  const first = Math.max(Math.min(centred, total - length + 1), 1)
  return Array.from({ length }, (_, index) => first + index)
}
