/**
 * Design tokens. Every value refers to a custom property set by `global-style.css.ts`, so that a change of theme or
 * language needs no rendering.
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

/** Colours by purpose; dark in both themes within `DarkSection`. */
export const color = references('color', namesOf<ColorName>(palettes.light))
/** Spacing from 4 px to 128 px; `gutter` and `section` grow with the screen. */
export const space = references('space', namesOf(scales.space))
export const radius = references('radius', namesOf(scales.radius))
export const shadow = references('shadow', namesOf(scales.shadow))
/** Families, fluid sizes, weights, and the line heights and letter spacing of the language. */
export const font = references('font', namesOf(scales.font))
/** Durations, 0 with reduced motion, and easing. */
export const motion = references('motion', namesOf(scales.motion))
/** z-index. */
export const layer = references('layer', namesOf(scales.layer))
/** Fixed sizes; `touch` is the least size of a touch target. */
export const size = references('size', namesOf(scales.size))

/** Media queries by their least width. */
export const mediaQuery = {
  tablet: '@media (min-width: 40rem)',
  laptop: '@media (min-width: 64rem)',
  desktop: '@media (min-width: 80rem)',
}
