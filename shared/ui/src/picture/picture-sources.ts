export interface PictureSources {
  /** `srcset` of each format, the smallest file first. */
  avif: string
  webp: string
  /** Fallback. */
  src: string
}

const ADDRESS = /^(.+)-\d+\.webp\?(?:[^#]*&)?widths=(\d+(?:,\d+)*)(?:[&#]|$)/

/**
 * Parses the address of a picture with its widths: `…/card-640.webp?widths=320,640` stands for
 * `…/card-320.avif`, `…/card-320.webp` and so on.
 * @returns null for an address without widths, which is a single file
 */
export function parsePictureSources(src: string): PictureSources | null {
  const [, base, list] = ADDRESS.exec(src) ?? []
  if (base === undefined || list === undefined) return null
  const widths = list.split(',').map(Number)
  const srcset = (format: string) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
  return { avif: srcset('avif'), webp: srcset('webp'), src: src.slice(0, src.indexOf('?')) }
}
