/** A picture that is part of the page: the address of each file by its width in pixels, smallest first. */
export interface SceneFiles {
  avif: Record<number, string>
  webp: Record<number, string>
  /** Proportions of the drawing. */
  width: number
  height: number
}

/** The files of one format, as in the attribute of an image. */
export function srcSet(files: Record<number, string>): string {
  return Object.entries(files)
    .map(([width, address]) => `${address} ${width}w`)
    .join(', ')
}

/** The largest file, for a browser that cannot choose. */
export function largest(files: Record<number, string>): string {
  return Object.values(files).at(-1) ?? ''
}
