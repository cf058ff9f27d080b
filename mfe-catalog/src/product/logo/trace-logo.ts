import { LOGO_SIZE, MAX_LOGO_LENGTH } from '@shop/contracts/rules/logo.ts'
import { contours } from 'd3-contour'
import simplify from 'simplify-js'

import type { Ink, LogoProblem } from './separate-ink.ts'

type Outline = { x: number; y: number }[]

/** Smaller outlines are specks: their area, as a part of the picture's. */
const MIN_AREA_SHARE = 0.00004

/** How far a simplified outline may be from the traced one, in units of the path. */
const TOLERANCES = [0.7, 1, 1.4, 2, 2.8, 4]

const toArea = (outline: Outline) =>
  Math.abs(
    outline.reduce((sum, { x, y }, index) => {
      const next = outline[(index + 1) % outline.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )

/** The outlines of the ink, and of the holes in it. */
function findOutlines({ values, width, height }: Ink): Outline[] {
  // Ink at the edge is outlined, too.
  const padded = { width: width + 2, height: height + 2 }
  const grid = new Array<number>(padded.width * padded.height).fill(0)
  values.forEach((value, index) => {
    const row = Math.floor(index / width) + 1
    grid[row * padded.width + (index % width) + 1] = value
  })
  const { coordinates } = contours().size([padded.width, padded.height]).contour(grid, 0.5)
  return coordinates
    .flat()
    .map((ring) => ring.map(([x = 0, y = 0]) => ({ x, y })))
    .filter((outline) => toArea(outline) > width * height * MIN_AREA_SHARE)
}

/** Moves outlines into the upper left corner of the box of a logo, as large as it takes them. */
function fitIntoBox(outlines: readonly Outline[]): Outline[] {
  const reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of outlines.flat()) {
    reach.left = Math.min(reach.left, x)
    reach.top = Math.min(reach.top, y)
    reach.right = Math.max(reach.right, x)
    reach.bottom = Math.max(reach.bottom, y)
  }
  const scale = LOGO_SIZE / Math.max(reach.right - reach.left, reach.bottom - reach.top)
  return outlines.map((outline) =>
    outline.map(({ x, y }) => ({ x: (x - reach.left) * scale, y: (y - reach.top) * scale })),
  )
}

function toPath(outlines: readonly Outline[], tolerance: number): string {
  return outlines
    .map((outline) => {
      const points = simplify(outline, tolerance, true).map(
        ({ x, y }) => `${Math.round(x)} ${Math.round(y)}`,
      )
      // The last point is the first one.
      const corners = points.slice(0, -1).filter((point, index) => point !== points[index - 1])
      return corners.length < 3 ? '' : `M${corners.join('L')}Z`
    })
    .join('')
}

/**
 * Traces ink to one path, as exactly as the length of a path allows.
 * @returns why that is not possible
 */
export function traceLogo(ink: Ink): { path: string } | LogoProblem {
  const outlines = findOutlines(ink)
  if (outlines.length === 0) return 'empty'
  const fitted = fitIntoBox(outlines)
  for (const tolerance of TOLERANCES) {
    const path = toPath(fitted, tolerance)
    if (path.length <= MAX_LOGO_LENGTH) return path ? { path } : 'empty'
  }
  return 'detailed'
}
