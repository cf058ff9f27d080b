/** A straight line to a point, or a curve given by its two handles and its end. */
export type Stroke =
  | readonly [x: number, y: number]
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

const end = (stroke: Stroke) => stroke.slice(-2) as [number, number]
const handles = (stroke: Stroke) => stroke.slice(0, -2)

/** `C` or `L` to a point; the handles come in pairs of x and y. */
const to = (curve: readonly number[], point: readonly number[]) =>
  `${curve.length > 0 ? 'C' : 'L'}${[...curve, ...point].join(' ')}`

/** Path of a shape that is the same left and right of the vertical axis, from its right half, top to bottom. */
export function symmetric(start: readonly [number, number], ...strokes: readonly Stroke[]): string {
  const ends = [start, ...strokes.map(end)]
  const down = strokes.map((stroke) => to(handles(stroke), end(stroke)))
  const [footX, footY] = ends.at(-1) ?? start
  const up = strokes.map((stroke, index) => {
    const [x1, y1, x2, y2] = handles(stroke)
    const [x, y] = ends[index] ?? start
    const curve =
      x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined
        ? []
        : [-x2, y2, -x1, y1]
    return to(curve, [-x, y])
  })
  const foot = footX === 0 ? '' : `L${-footX} ${footY}`
  return `M${start.join(' ')}${down.join('')}${foot}${up.reverse().join('')}Z`
}

/** A drawing and its mirror image across the vertical axis. */
export const mirrored = (art: string) => `${art}<g transform="scale(-1 1)">${art}</g>`
