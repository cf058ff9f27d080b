/** A colour as the shop stores it, such as `#0b5d56`. */
export const HEX_COLOR = /^#[\da-f]{6}$/

const toChannels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

function toLinear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(hex).map(toLinear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours by WCAG 2.2, from 1 to 21. @param one `#rrggbb` @param other `#rrggbb` */
export function getContrast(one: string, other: string): number {
  const luminances = [getLuminance(one), getLuminance(other)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** Mixes two colours. @param share of the second one, from 0 to 1 */
export function mixColors(one: string, other: string, share: number): string {
  const others = toChannels(other)
  const channels = toChannels(one).map((value, index) =>
    Math.round(value + ((others[index] ?? 0) - value) * share),
  )
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
