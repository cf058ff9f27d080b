/** The logo's mark on a square of 24 units: a dot in a ring with a tail, and one wave leaving it. */
export const LOGO_MARK = {
  path: 'M16.1 10.6A5 5 0 1 1 11.1 5.6A5 5 0 0 1 16.1 10.6C16.1 16.4 12 20.1 5.2 20.4M13.6 1.6A9.4 9.4 0 0 1 20.2 8.2',
  strokeWidth: 2.3,
  dot: { cx: 11.1, cy: 10.6, r: 1.75 },
}

/** The rounded tile behind the mark, in units of its own, and where the mark goes on it. */
export const LOGO_TILE = {
  size: 32,
  cornerRadius: 7,
  markTransform: 'translate(5.4 5.4) scale(0.88)',
}
