/**
 * The names a component may use; every value is a reference to a custom property set by `GlobalStyle`,
 * so a change of theme or language restyles the page without rendering it again.
 */
import { type ColorName, palettes } from '@shop/contracts/brand/palette.ts'
import { scales } from './scales.ts'

function references<Name extends string>(prefix: string, names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, `var(--${prefix}-${name})`])) as Record<
    Name,
    string
  >
}

function namesOf<Name extends string>(record: Record<Name, string>) {
  return Object.keys(record) as Name[]
}

/** Colours by purpose; within `Inverse` they are the dark ones in both themes. */
export const color = references('color', namesOf<ColorName>(palettes.light))
/** Steps of white space, 4 px to 128 px; `gutter` and `section` grow with the screen. */
export const space = references('space', namesOf(scales.space))
export const radius = references('radius', namesOf(scales.radius))
export const shadow = references('shadow', namesOf(scales.shadow))
/** Family, fluid sizes, weights, and the leading and tracking of the current language. */
export const font = references('font', namesOf(scales.font))
/** Durations and easing; durations become 0 for those who asked for less motion. */
export const motion = references('motion', namesOf(scales.motion))
/** Stacking order. */
export const layer = references('layer', namesOf(scales.layer))
/** Fixed measures: `touch` is the least height of anything that can be pressed. */
export const size = references('size', namesOf(scales.size))

/** Media queries, for the places where a component cannot adapt by itself. */
export const mediaQuery = {
  tablet: '@media (min-width: 40rem)',
  laptop: '@media (min-width: 64rem)',
  desktop: '@media (min-width: 80rem)',
}
