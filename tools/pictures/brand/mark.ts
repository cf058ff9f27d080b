/** The brand's mark, 24 units square: a dot in a ring with a tail, and one wave leaving it. */
export const MARK_STROKES =
  'M16.1 10.6A5 5 0 1 1 11.1 5.6A5 5 0 0 1 16.1 10.6C16.1 16.4 12 20.1 5.2 20.4M13.6 1.6A9.4 9.4 0 0 1 20.2 8.2'
export const MARK_DOT = { x: 11.1, y: 10.6, radius: 1.75 }

/** The mark centred on a point; `size` is its height. */
export function mark(paint: string, size: number, x = 0, y = 0): string {
  const scale = size / 24
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})"><path d="${MARK_STROKES}" fill="none" stroke="${paint}" stroke-width="2.3" stroke-linecap="round"/><circle cx="${MARK_DOT.x}" cy="${MARK_DOT.y}" r="${MARK_DOT.radius}" fill="${paint}"/></g>`
}

/** Contactless symbol: three arcs that open to the right; `size` is their height. */
export function waves(paint: string, size: number, x = 0, y = 0): string {
  const arcs = [0.22, 0.5, 0.78].map((share) => {
    const radius = size * share * 0.64
    const [dx, dy] = [radius * Math.cos(0.85), radius * Math.sin(0.85)]
    return `M${x - size * 0.25 + dx} ${y - dy}A${radius} ${radius} 0 0 1 ${x - size * 0.25 + dx} ${y + dy}`
  })
  return `<path d="${arcs.join('')}" fill="none" stroke="${paint}" stroke-width="${size * 0.085}" stroke-linecap="round"/>`
}
