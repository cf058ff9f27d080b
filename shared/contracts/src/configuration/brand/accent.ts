import { getContrast, mixColors } from '../../rules/color.ts'
import { type Palette, palettes } from './palette.ts'

/** The accent colour of each theme; the other colours that go with it follow from it. */
export interface Accent {
  light: string
  dark: string
}

export const accentThemes = ['light', 'dark'] as const satisfies (keyof Accent)[]
export type AccentTheme = (typeof accentThemes)[number]

export const defaultAccent: Accent = {
  light: palettes.light.accent,
  dark: palettes.dark.accent,
}

type AccentColors = Pick<Palette, 'accent' | 'accentHover' | 'accentText' | 'accentSoft'>

/** Contrast of text by WCAG 2.2, level AA. */
export const MIN_TEXT_CONTRAST = 4.5

const BLACK = '#000000'
const WHITE = '#ffffff'

/** The colours of a theme that follow from its accent colour. @param accent `#rrggbb` */
export function createAccentColors(accent: string, theme: AccentTheme): AccentColors {
  const accentSoft = mixColors(palettes[theme].surface, accent, 0.12)
  return theme === 'light'
    ? { accent, accentHover: mixColors(accent, BLACK, 0.22), accentText: WHITE, accentSoft }
    : {
        accent,
        accentHover: mixColors(accent, WHITE, 0.2),
        accentText: mixColors(accent, BLACK, 0.86),
        accentSoft,
      }
}

/** Where text stands in the accent colour, or upon it. */
const accentTexts = ['page', 'card', 'shade', 'highlight', 'footer', 'button'] as const
type AccentText = (typeof accentTexts)[number]

/** The pairs of colours by which each of those texts is read. */
function listPairs(accent: string, theme: AccentTheme): Record<AccentText, [string, string][]> {
  const palette = palettes[theme]
  const { inverse } = palettes
  const { accentHover, accentText, accentSoft } = createAccentColors(accent, theme)
  const on = (...grounds: string[]) => grounds.map((ground): [string, string] => [accent, ground])
  return {
    page: on(palette.background),
    card: on(palette.surface, palette.raised),
    shade: on(palette.sunken),
    highlight: [...on(accentSoft), [palette.text, accentSoft]],
    // The same in both themes.
    footer:
      theme === 'dark'
        ? on(inverse.background, inverse.surface, inverse.raised, inverse.sunken)
        : [],
    button: [
      [accentText, accent],
      [accentText, accentHover],
    ],
  }
}

/** The texts that an accent colour would make unreadable, with the contrast that each would have. */
export function findUnreadableTexts(
  accent: string,
  theme: AccentTheme,
): { text: AccentText; contrast: number }[] {
  const pairs = listPairs(accent, theme)
  return accentTexts
    .map((text) => ({
      text,
      contrast: Math.min(...pairs[text].map(([one, other]) => getContrast(one, other))),
    }))
    .filter(({ contrast }) => contrast < MIN_TEXT_CONTRAST)
}

const STEPS = 100

/** The nearest colour by which all texts can be read: darker in the light theme, lighter in the dark one. */
export function findReadableAccent(accent: string, theme: AccentTheme): string {
  const end = theme === 'light' ? BLACK : WHITE
  for (let step = 0; step < STEPS; step += 1) {
    const color = mixColors(accent, end, step / STEPS)
    if (findUnreadableTexts(color, theme).length === 0) return color
  }
  return end
}
