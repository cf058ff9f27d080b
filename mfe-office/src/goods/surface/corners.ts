import { type Corners, isConvex, type Point } from '@shop/contracts/rules/surface.ts'

/** A corner's step by an arrow key, as a fraction of the picture. */
const STEP = 0.005
/** The same with the Shift key. */
const LARGE_STEP = 0.05

/** Where a surface begins that nobody has placed yet. */
export const DEFAULT_CORNERS: Corners = [
  [0.25, 0.4],
  [0.75, 0.4],
  [0.75, 0.6],
  [0.25, 0.6],
]

const fit = (value: number) => Number(Math.min(Math.max(value, 0), 1).toFixed(4))

/**
 * Moves a corner within the picture.
 * @param index of the corner: the upper left one is 0, then clockwise
 * @returns the same corners when these would not turn clockwise any more, as a surface must
 */
export function moveCorner(corners: Corners, index: number, [x, y]: Point): Corners {
  const moved = corners.map((corner, at): Point => (at === index ? [fit(x), fit(y)] : corner))
  return isConvex(moved as Corners) ? (moved as Corners) : corners
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where an arrow key moves a corner to; `null` for other keys. */
export function toMovedPoint([x, y]: Point, key: string, isLarge: boolean): Point | null {
  const direction = DIRECTIONS[key]
  const step = isLarge ? LARGE_STEP : STEP
  return direction ? [x + direction[0] * step, y + direction[1] * step] : null
}
