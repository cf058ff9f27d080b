import { type PaletteName, palettes } from '@shop/contracts/brand/palette.ts'

import { scales } from './scales.ts'

function declarations(prefix: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}:${value};`)
    .join('')
}

const shadowRgb: Record<PaletteName, string> = {
  light: '28 34 30',
  dark: '0 0 0',
  inverse: '0 0 0',
}

function colors(name: PaletteName): string {
  const scheme = name === 'light' ? 'light' : 'dark'
  return `color-scheme:${scheme};--shadow-rgb:${shadowRgb[name]};${declarations('color', palettes[name])}`
}

const scaleVariables = Object.entries(scales)
  .map(([prefix, values]) => declarations(prefix, values))
  .join('')

/** All custom properties as CSS. */
export const variablesCss = [
  `:root{${scaleVariables}${colors('light')}}`,
  // Print is always light.
  `@media screen{html.dark{${colors('dark')}}}`,
  `.inverse{${colors('inverse')}}`,
  // Arabic letters are taller, and joined: no letter spacing.
  `:lang(ar){--font-leading:1.8;--font-leadingTight:1.35;--font-tracking:0;}`,
  `@media (prefers-reduced-motion:reduce){:root{--motion-fast:0s;--motion-medium:0s;--motion-slow:0s;}}`,
].join('\n')
