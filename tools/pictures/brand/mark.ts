import { LOGO_MARK } from '@shop/contracts/brand/logo.ts'

const { path, strokeWidth, dot } = LOGO_MARK

/** The brand mark centred on a point; `size` is its height. */
export function mark(paint: string, size: number, x = 0, y = 0): string {
  const scale = size / 24
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})"><path d="${path}" fill="none" stroke="${paint}" stroke-width="${strokeWidth}" stroke-linecap="round"/><circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${paint}"/></g>`
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
