/** Path of a rectangle around the origin with rounded corners. */
export function roundedRectPath(width: number, height: number, radius: number): string {
  const [x, y] = [width / 2, height / 2]
  const arc = (toX: number, toY: number) => `A${radius} ${radius} 0 0 1 ${toX} ${toY}`
  return [
    `M${-x + radius} ${-y}H${x - radius}${arc(x, -y + radius)}`,
    `V${y - radius}${arc(x - radius, y)}`,
    `H${-x + radius}${arc(-x, y - radius)}`,
    `V${-y + radius}${arc(-x + radius, -y)}Z`,
  ].join('')
}

/** Path of a circle. */
export function circlePath(radius: number, x = 0, y = 0): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`
}

/** Path of a five-pointed star. */
export function starPath(radius: number, x = 0, y = 0): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const reach = index % 2 === 0 ? radius : radius * 0.45
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

type Point = readonly [number, number]

const crossProduct = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

function halfHull(points: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of points) {
    for (;;) {
      const [last, before] = [chain.at(-1), chain.at(-2)]
      if (!last || !before || crossProduct(before, last, point) > 0) break
      chain.pop()
    }
    chain.push(point)
  }
  return chain.slice(0, -1)
}

/** Path of the convex hull of points. */
export function convexHullPath(points: readonly Point[]): string {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const outline = [...halfHull(sorted), ...halfHull(sorted.reverse())]
  return `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** A straight line to a point, or a curve given by its two handles and its end. */
export type Segment =
  | readonly [x: number, y: number]
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

const endPoint = (stroke: Segment) => stroke.slice(-2) as [number, number]
const handles = (stroke: Segment) => stroke.slice(0, -2)

/** `C` or `L` to a point; the handles come in pairs of x and y. */
const segmentCommand = (curve: readonly number[], point: readonly number[]) =>
  `${curve.length > 0 ? 'C' : 'L'}${[...curve, ...point].join(' ')}`

/** Path of a shape that is symmetric about the vertical axis, from its right half, top to bottom. */
export function symmetricPath(
  start: readonly [number, number],
  ...strokes: readonly Segment[]
): string {
  const ends = [start, ...strokes.map(endPoint)]
  const down = strokes.map((stroke) => segmentCommand(handles(stroke), endPoint(stroke)))
  const [footX, footY] = ends.at(-1) ?? start
  const up = strokes.map((stroke, index) => {
    const [x1, y1, x2, y2] = handles(stroke)
    const [x, y] = ends[index] ?? start
    const curve =
      x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined
        ? []
        : [-x2, y2, -x1, y1]
    return segmentCommand(curve, [-x, y])
  })
  const foot = footX === 0 ? '' : `L${-footX} ${footY}`
  return `M${start.join(' ')}${down.join('')}${foot}${up.reverse().join('')}Z`
}

/** A drawing and its mirror image across the vertical axis. */
export const mirror = (art: string) => `${art}<g transform="scale(-1 1)">${art}</g>`
