/** Offset from 0 to 1, colour, and opacity where it isn't 1. */
export type GradientStop = readonly [offset: number, colour: string, opacity?: number]

/** SVG texts, drawn when asked for, by the names of their pictures. */
export type Scenes = Readonly<Record<string, () => string>>

interface Noise {
  /** Per unit of the filtered shape; two numbers differ across and down. */
  frequency: string
  octaves: number
  seed: number
  colour: string
  gain: number
  cut: number
  type?: 'fractalNoise' | 'turbulence'
}

const stopTag = ([offset, colour, opacity = 1]: GradientStop) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`

/**
 * Collects the gradients, filters and clip paths of one SVG document, each defined once.
 * Ids count up, so that the same drawing is always the same text.
 */
export class SvgDocument {
  readonly #ids = new Map<string, string>()

  /** Defines `tag` once and returns its `url(#…)`; the id replaces `@` in the tag. */
  define(tag: string): string {
    const known = this.#ids.get(tag)
    if (known !== undefined) return `url(#${known})`
    const id = `d${this.#ids.size}`
    this.#ids.set(tag, id)
    return `url(#${id})`
  }

  /** Linear gradient along a line given in fractions of the painted shape. */
  linearGradient(
    stops: readonly GradientStop[],
    [x1, y1, x2, y2]: readonly number[] = [0, 0, 0, 1],
  ): string {
    return this.define(
      `<linearGradient id="@" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopTag).join('')}</linearGradient>`,
    )
  }

  /** Linear gradient from one colour to another; downwards without a line. */
  fade(from: string, to: string, line?: readonly number[]): string {
    return this.linearGradient(
      [
        [0, from],
        [1, to],
      ],
      line,
    )
  }

  /** From the upper left, where the light comes from, to the lower right. */
  diagonalFade(light: string, dark: string): string {
    return this.fade(light, dark, [0, 0, 1, 1])
  }

  /** Radial gradient, centre and radius in fractions of the painted shape. */
  radialGradient(
    stops: readonly GradientStop[],
    [cx, cy, r]: readonly number[] = [0.5, 0.5, 0.5],
  ): string {
    return this.define(
      `<radialGradient id="@" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopTag).join('')}</radialGradient>`,
    )
  }

  /** Gaussian blur; the deviation is in units of the blurred element. */
  blur(deviation: number): string {
    return this.define(
      `<filter id="@" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
  }

  /** Noise in one colour where `gain` times the noise plus `cut` is above 0, inside the filtered shape. */
  noise({ frequency, octaves, seed, colour, gain, cut, type = 'fractalNoise' }: Noise): string {
    return this.define(
      `<filter id="@" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="${type}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${cut}" result="a"/><feFlood flood-color="${colour}"/><feComposite operator="in" in2="a"/><feComposite operator="in" in2="SourceGraphic"/></filter>`,
    )
  }

  clipPath(shape: string): string {
    return this.define(`<clipPath id="@">${shape}</clipPath>`)
  }

  clipTo(path: string): string {
    return this.clipPath(`<path d="${path}"/>`)
  }

  /** The finished document; `width` and `height` are its own units and its pixels. */
  toSvg(width: number, height: number, body: string): string {
    const defs = [...this.#ids].map(([tag, id]) => tag.replace('@', id)).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`
  }
}
