/** Why a picture is not taken for a logo. */
export type LogoProblem =
  'type' | 'size' | 'unreadable' | 'empty' | 'colors' | 'shades' | 'detailed'

/** A picture as a canvas has it: four bytes for each pixel. */
export interface Pixels {
  data: ArrayLike<number>
  width: number
  height: number
}

/** How much of each pixel is ink, from 0 to 1. */
export interface Ink {
  values: readonly number[]
  width: number
  height: number
}

type Color = readonly [red: number, green: number, blue: number]

/** Pixels that are less opaque show what is behind the picture. */
const TRANSPARENT_ALPHA = 128
/** A picture has a transparent background when that is so much of it. */
const MIN_TRANSPARENT_SHARE = 0.01
/** A logo on a transparent background that is as light as this is seen on black. */
const LIGHT = 0.7
/** Least difference between the lightness of logo and background. */
const MIN_CONTRAST = 0.15
/** Distance from the line between the two colours, of which 1 is from black to a pure colour. */
const OTHER_COLOR = 0.15
/** Pixels between both colours, as parts of the way. */
const SHADE = { from: 0.2, to: 0.8 }
/** Most pixels of other colours or shades, as a part of the ink. */
const MAX_OTHERS_SHARE = 0.12

const toLightness = ([red, green, blue]: Color) => 0.299 * red + 0.587 * green + 0.114 * blue

/** The colours of the pixels from 0 to 1, on white or, where what is seen is light, on black. */
function flatten({ data, width, height }: Pixels): Color[] {
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((at) => data[index * 4 + at])
    return { color: [red / 255, green / 255, blue / 255] as Color, alpha }
  })
  const visible = pixels.filter(({ alpha }) => alpha >= TRANSPARENT_ALPHA)
  const isTransparent = visible.length < pixels.length * (1 - MIN_TRANSPARENT_SHARE)
  const lightness = visible.reduce((sum, { color }) => sum + toLightness(color), 0) / visible.length
  const behind = isTransparent && lightness > LIGHT ? 0 : 1
  return pixels.map(({ color, alpha }) => {
    const mix = (value: number) => (value * alpha + behind * (255 - alpha)) / 255
    return [mix(color[0]), mix(color[1]), mix(color[2])]
  })
}

const LEVELS = 64

/** The lightness that divides the pixels into two classes that differ most (Otsu, 1979). */
function findThreshold(lightness: readonly number[]): number {
  const counts = new Array<number>(LEVELS).fill(0)
  for (const value of lightness) {
    const level = Math.min(LEVELS - 1, Math.floor(value * LEVELS))
    counts[level] = (counts[level] ?? 0) + 1
  }
  const total = counts.reduce((sum, count, level) => sum + count * level, 0)
  let best = { variance: 0, level: 0 }
  let below = 0
  let sumBelow = 0
  counts.forEach((count, level) => {
    below += count
    sumBelow += count * level
    const above = lightness.length - below
    if (below === 0 || above === 0) return
    const variance = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2
    if (variance > best.variance) best = { variance, level: level + 1 }
  })
  return best.level / LEVELS
}

function average(colors: readonly Color[]): Color {
  const sum = [0, 0, 0]
  for (const color of colors) color.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value))
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / colors.length)
  return [red, green, blue]
}

const subtract = (one: Color, other: Color): Color => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
]
const multiply = (one: Color, other: Color) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

/** Whether a pixel between the two colours is on an edge, as smoothing makes them, and not part of a shaded area. */
function isOnEdge(values: readonly number[], index: number, width: number): boolean {
  return [2, 2 * width].some((step) => {
    const [before, after] = [values[index - step], values[index + step]]
    return before !== undefined && after !== undefined && Math.abs(before - after) > 0.4
  })
}

/** What most pixels at the edge of a picture are: 0 or 1. */
function findBackground(values: readonly number[], width: number): number {
  const border = values.filter(
    (_, index) =>
      index < width ||
      index >= values.length - width ||
      index % width === 0 ||
      index % width === width - 1,
  )
  return border.reduce((sum, value) => sum + value, 0) > border.length / 2 ? 1 : 0
}

/**
 * Separates the logo of a picture from its background, which is what most of the picture's edge shows.
 * @returns why it is no logo: it has several colours, or shades like a photo
 */
export function separateInk(pixels: Pixels): Ink | LogoProblem {
  const { width, height } = pixels
  const colors = flatten(pixels)
  const lightness = colors.map(toLightness)
  const threshold = findThreshold(lightness)
  const isLight = (_: unknown, index: number) => (lightness[index] ?? 0) >= threshold
  const light = colors.filter(isLight)
  const dark = colors.filter((_, index) => !isLight(_, index))
  if (light.length === 0 || dark.length === 0) return 'empty'
  const from = average(dark)
  const axis = subtract(average(light), from)
  const length = multiply(axis, axis)
  if (toLightness(axis) < MIN_CONTRAST) return 'empty'

  let others = 0
  const values = colors.map((color) => {
    const way = subtract(color, from)
    const part = multiply(way, axis) / length
    const aside = subtract(way, [axis[0] * part, axis[1] * part, axis[2] * part])
    if (Math.sqrt(multiply(aside, aside)) > OTHER_COLOR) others += 1
    return Math.min(1, Math.max(0, part))
  })
  const background = findBackground(values, width)
  const most = MAX_OTHERS_SHARE * (background === 1 ? dark : light).length
  if (others > most) return 'colors'
  const shaded = values.filter(
    (value, index) => value > SHADE.from && value < SHADE.to && !isOnEdge(values, index, width),
  )
  if (shaded.length > most) return 'shades'
  return { values: values.map((value) => Math.abs(value - background)), width, height }
}

/** Makes what is empty ink, and what is ink empty. */
export function invertInk({ values, ...size }: Ink): Ink {
  return { ...size, values: values.map((value) => 1 - value) }
}
