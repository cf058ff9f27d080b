/** A point of a picture, as fractions of its width and height. */
export type Point = [x: number, y: number]

/** Where the corners of a surface are in a picture: its upper left one first, then clockwise as it is read. */
export type Corners = [Point, Point, Point, Point]

/** How a text is put on a surface: cut into it, printed on it, or pressed into it. */
export type Finish = 'engraved' | 'printed' | 'embossed'

/** How large a surface is. */
export type Area = Pick<Surface, 'width' | 'height'>

/** The part of a product that a text can be put on, as one picture shows it. */
export interface Surface {
  finish: Finish
  /** Colour of the text, `#rrggbb`. */
  color: string
  /** Millimetres. */
  width: number
  /** Millimetres. */
  height: number
  corners: Corners
}

/** What a surface is called beside others, such as _Card_ or _Back_. */
export interface PlaceName {
  en: string
  ar?: string | undefined
}

/** A surface on the pictures of a product. */
interface PicturedSurface extends Omit<Surface, 'corners'> {
  /** Its corners on the cover and on each picture of the gallery, in this order; null where it is not seen. */
  pictures: (Corners | null)[]
}

/** The surfaces of a product, the first of which it is itself. */
export interface ProductSurface extends PicturedSurface {
  /** Only where there are others. */
  name?: PlaceName | undefined
  /** Further surfaces of each piece, such as another part of a set or the back, in the order of their texts. */
  others?: (PicturedSurface & { name: PlaceName })[] | undefined
  /** Pieces in the package that each take a text; one, if not said. */
  pieces?: number | undefined
  /** The product is not sold without a text. */
  required?: boolean | undefined
  /** The first surface takes a logo, too. */
  takesLogo?: boolean | undefined
}

/** All surfaces of a piece, in the order of their texts. */
export function listSurfaces<First extends object, Other>(
  surface: First & { others?: Other[] | undefined },
): (First | Other)[] {
  return [surface, ...(surface.others ?? [])]
}

/** The names of a piece's surfaces; undefined where there is one. */
export function listPlaces(
  surface: Pick<ProductSurface, 'name'> & { others?: { name: PlaceName }[] | undefined },
): PlaceName[] | undefined {
  if (!surface.others?.length) return undefined
  return listSurfaces(surface).map(({ name }, index) => name ?? { en: String(index + 1) })
}

/** The surface of a text in the list of a line. */
export function findPlace(places: readonly PlaceName[], index: number): PlaceName {
  return places[index % places.length] ?? { en: '' }
}

/**
 * The surface that decides whether a text fits: its own or, of a text that is on all, the narrowest.
 * @param index of the text in the list of a line; undefined for one on all
 */
export function findDecisive<First extends Area, Other extends Area>(
  surface: First & { others?: Other[] | undefined },
  index?: number,
): First | Other {
  const all = listSurfaces(surface)
  if (index !== undefined) return all[index % all.length] ?? surface
  return all.reduce((narrowest, each) => (each.width < narrowest.width ? each : narrowest))
}

/** A surface on one picture. @param index 0 for the cover, then the gallery @returns undefined where it is not seen */
export function getSurface(
  surface: PicturedSurface | undefined,
  index: number,
): Surface | undefined {
  const corners = surface?.pictures[index]
  if (!surface || !corners) return undefined
  const { finish, color, width, height } = surface
  return { finish, color, width, height, corners }
}

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

/** Whether corners turn the same way, without which no map leads to them. */
export function isConvex(corners: Corners): boolean {
  const turns = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] ?? [x, y]
    const [afterX, afterY] = corners[(index + 2) % 4] ?? [x, y]
    return (nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX)
  })
  return turns.every((turn) => turn > 1e-6)
}

/**
 * The CSS `transform` and width of an element with a square picture, so that a frame shows the surface from near by. The
 * frame is as wide as `aspect` heights; the element lies in its upper left corner.
 */
export function toCloseUp(corners: Corners, aspect: number): { width: string; transform: string } {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const widest = Math.max(right - left, (bottom - top) * aspect) * CLOSE_UP_MARGIN
  const scale = Math.max(1, Math.min(MAX_CLOSE_UP, 1 / widest))
  // The frame's size, in units of the picture's.
  const [width, height] = [1 / scale, 1 / scale / aspect]
  const place = (middle: number, size: number) =>
    -Math.min(Math.max(middle - size / 2, 0), 1 - size)
  const [x, y] = [place((left + right) / 2, width), place((top + bottom) / 2, height)]
  return {
    width: `${round(scale * 100)}%`,
    transform: `translate(${round(x * 100)}%, ${round(y * 100)}%)`,
  }
}

/** A frame is wider than the surface by this, and its picture is not enlarged by more. */
const CLOSE_UP_MARGIN = 1.25
const MAX_CLOSE_UP = 3

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
