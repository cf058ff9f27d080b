import colors from './palette.json' with { type: 'json' }

/** Light theme: ink on warm paper, teal for actions, copper for highlights. */
const light = colors.light

export type ColorName = keyof typeof light
export type Palette = Record<ColorName, string>

const dark: Palette = colors.dark

/** Sections that are dark in both themes, such as the footer. */
const inverse: Palette = { ...dark, ...colors.inverse }

export const palettes = { light, dark, inverse }
export type PaletteName = keyof typeof palettes
