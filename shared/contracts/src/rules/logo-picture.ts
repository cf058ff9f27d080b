/** The name of a logo as the upload gives it, which says how large it is: `upload-…-480x128`. */
export const LOGO_PICTURE = /^upload-[\da-f]{24}-(\d{1,4})x(\d{1,4})$/

/** The size of a logo in pixels, by its name; null for what is no logo. */
export function readLogoSize(name: string): { width: number; height: number } | null {
  const [, width, height] = LOGO_PICTURE.exec(name) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}
