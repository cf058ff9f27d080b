export interface PictureSources {
  /** `srcset` of the AVIF files, the smallest first. */
  avif: string
  /** Fallback: the WebP file. */
  src: string
}

const ADDRESS = /^(.+)-\d+\.webp\?(?:[^#]*&)?widths=(\d+(?:,\d+)*)(?:[&#]|$)/

/**
 * Parses the address of a picture with the widths that it has as AVIF: `…/card-640.webp?widths=320,640` stands for
 * `…/card-320.avif`, `…/card-640.avif` and `…/card-640.webp`.
 * @returns null for an address without widths, which is a single file
 */
export function parsePictureSources(src: string): PictureSources | null {
  const [, base, list] = ADDRESS.exec(src) ?? []
  if (base === undefined || list === undefined) return null
  const widths = list.split(',').map(Number)
  const avif = widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')
  return { avif, src: src.slice(0, src.indexOf('?')) }
}
