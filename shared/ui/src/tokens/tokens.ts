/**
 * Design tokens. Every value refers to a custom property set by `global-style.css.ts`, so that a change of theme or
 * language needs no rendering.
 */
import type { ColorName } from '@shop/contracts/brand/palette.ts'

import type { scales } from './scales.ts'

/** Made when they are read: names and values are in the style sheet, and in no script. */
function references<Name extends string>(prefix: string): Readonly<Record<Name, string>> {
  return new Proxy({} as Record<Name, string>, {
    get: (_, name) => `var(--${prefix}-${String(name)})`,
  })
}

/** Colours by purpose; dark in both themes within `DarkSection`. */
export const color = references<ColorName>('color')
/** Spacing from 4 px to 128 px; `gutter` and `section` grow with the screen. */
export const space = references<keyof typeof scales.space>('space')
export const radius = references<keyof typeof scales.radius>('radius')
export const shadow = references<keyof typeof scales.shadow>('shadow')
/** Families, fluid sizes, weights, and the line heights and letter spacing of the language. */
export const font = references<keyof typeof scales.font>('font')
/** Durations, 0 with reduced motion, and easing. */
export const motion = references<keyof typeof scales.motion>('motion')
/** z-index. */
export const layer = references<keyof typeof scales.layer>('layer')
/** Fixed sizes; `touch` is the least size of a touch target. */
export const size = references<keyof typeof scales.size>('size')

/** Media queries by their least width. */
export const mediaQuery = {
  tablet: '@media (min-width: 40rem)',
  laptop: '@media (min-width: 64rem)',
  desktop: '@media (min-width: 80rem)',
}
