/** Widths, in pixels, that every picture of the demo data exists in. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280]

/**
 * Address of a picture; `widths` tells the site which other files it may choose from.
 * @param name base name, for example `steel-card`
 */
export function pictureUrl(backendUrl: string, name: string): string {
  return `${backendUrl}/media/${name}-640.webp?widths=${PICTURE_WIDTHS.join(',')}`
}
