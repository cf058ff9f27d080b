import type { Corners } from './projection.ts'

// What draws is loaded with the first text on a product.
export { type Corners, type Point, project, toCssTransform, toSvgTransform } from './projection.ts'

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
