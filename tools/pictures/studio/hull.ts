type Point = readonly [number, number]

const side = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

function half(points: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of points) {
    for (;;) {
      const [last, before] = [chain.at(-1), chain.at(-2)]
      if (!last || !before || side(before, last, point) > 0) break
      chain.pop()
    }
    chain.push(point)
  }
  return chain.slice(0, -1)
}

/** Path around a cloud of points, as a rubber band would lie. */
export function hull(points: readonly Point[]): string {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const outline = [...half(sorted), ...half(sorted.reverse())]
  return `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
