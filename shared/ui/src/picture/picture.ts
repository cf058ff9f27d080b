export interface PictureSources {
  /** `srcset` of each format, smallest file first. */
  avif: string
  webp: string
  /** Plain address for a browser that knows neither. */
  src: string
}

const address = /^(.+)-\d+\.webp\?(?:[^#]*&)?widths=(\d+(?:,\d+)*)(?:[&#]|$)/

/**
 * Every file of a picture, from an address that names its widths: `…/card-640.webp?widths=320,640` stands for
 * `…/card-320.avif`, `…/card-320.webp` and so on.
 * @returns null for an address that names none, which is then the only file there is
 */
export function parsePictureSources(src: string): PictureSources | null {
  const [, base, list] = address.exec(src) ?? []
  if (base === undefined || list === undefined) return null
  const widths = list.split(',').map(Number)
  const srcset = (format: string) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
  return { avif: srcset('avif'), webp: srcset('webp'), src: src.slice(0, src.indexOf('?')) }
}
