/** A point of a picture, as fractions of its width and height. */
export type Point = [x: number, y: number]

/** Where the corners of a surface are in a picture: its upper left one first, then clockwise as it is read. */
export type Corners = [Point, Point, Point, Point]

/** A projective map of the unit square: `x = (ax + by + c) / (gx + hy + 1)`, `y = (dx + ey + f) / (gx + hy + 1)`. */
interface Projection {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
  g: number
  h: number
}

/** Corners that are this near to a parallelogram's are one: two pixels in a thousand. */
const PARALLEL_TOLERANCE = 0.002

/** The map of the unit square to the corners (Heckbert, 1989). */
export function project([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Projection {
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const isParallel = Math.max(Math.abs(sx), Math.abs(sy)) < PARALLEL_TOLERANCE
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = isParallel ? 0 : (sx * dy2 - dx2 * sy) / determinant
  const h = isParallel ? 0 : (dx1 * sy - sx * dy1) / determinant
  return {
    a: x1 - x0 + g * x1,
    b: x3 - x0 + h * x3,
    c: x0,
    d: y1 - y0 + g * y1,
    e: y3 - y0 + h * y3,
    f: y0,
    g,
    h,
  }
}

const round = (value: number) => Number(value.toFixed(5))

/**
 * The CSS `transform`, from its upper left corner, of an element that covers a picture, so that it covers the corners
 * instead. It holds for every size: lengths are percentages and, for a perspective, widths of the picture, which must be
 * a square and a size container.
 */
export function toCssTransform(corners: Corners): string {
  const { a, b, c, d, e, f, g, h } = project(corners)
  const move = `translate(${round(c * 100)}%, ${round(f * 100)}%)`
  if (g === 0 && h === 0) return `${move} matrix(${[a, d, b, e, 0, 0].map(round).join(', ')})`
  // The third row gives each point a depth, and the perspective divides by it.
  const rows = [a, d, -g, 0, b, e, -h, 0, 0, 0, 1, 0, 0, 0, 0, 1].map(round)
  return `perspective(100cqw) ${move} matrix3d(${rows.join(', ')})`
}

/**
 * The SVG `transform` of a drawing whose unit square is to cover the corners. SVG knows no perspective: the middle of the
 * surface is where it belongs, at its slant and size.
 */
export function toSvgTransform(corners: Corners): string {
  const { a, b, c, d, e, f, g, h } = project(corners)
  const w = 1 + (g + h) / 2
  const [x, y] = [(a + b) / 2 + c, (d + e) / 2 + f].map((value) => value / w) as [number, number]
  // Derivatives of the map in the middle.
  const matrix = [(a - g * x) / w, (d - g * y) / w, (b - h * x) / w, (e - h * y) / w]
  const [m1 = 0, m2 = 0, m3 = 0, m4 = 0] = matrix
  return `matrix(${[...matrix, x - (m1 + m3) / 2, y - (m2 + m4) / 2].map(round).join(' ')})`
}
