/** The longer side of a logo, in the units of its path. */
export const LOGO_SIZE: number = 1000

/** Characters of a path: what a cart of many goods can store, and what a laser can follow. */
export const MAX_LOGO_LENGTH: number = 6000

const COORDINATE = String.raw`(?:1000|\d{1,3}(?:\.\d)?)`
const POINT = `${COORDINATE} ${COORDINATE}`
const LOGO = new RegExp(`^(?:M${POINT}(?:L${POINT}){2,}Z)+$`)

/**
 * Whether a text is a logo: one SVG path of closed outlines in absolute coordinates from 0 to 1000, which is filled by the
 * rule `evenodd`. It holds nothing else that a browser or a program for engraving could follow.
 */
export function isLogo(path: string): boolean {
  return path.length <= MAX_LOGO_LENGTH && LOGO.test(path)
}

/** How far a logo reaches from the upper left corner of its box. */
export function measureLogo(path: string): { width: number; height: number } {
  const coordinates = (path.match(/[\d.]+/g) ?? []).map(Number)
  const reach = (axis: number) =>
    coordinates.reduce((max, each, index) => (index % 2 === axis ? Math.max(max, each) : max), 1)
  return { width: reach(0), height: reach(1) }
}

/** A logo as a file for whoever engraves it. */
export function toLogoFile(path: string): string {
  const { width, height } = measureLogo(path)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill-rule="evenodd" d="${path}"/></svg>\n`
}
