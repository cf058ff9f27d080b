function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

/** Mix of two `#rrggbb` colours; `share` is that of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((other[index] ?? value) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const lighten = (colour: string, share: number) => mix(colour, '#ffffff', share)
export const darken = (colour: string, share: number) => mix(colour, '#0d0f12', share)
