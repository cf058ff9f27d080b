import { getContrast } from '../../rules/color.ts'
import { type ColorName, type PaletteName, palettes } from './palette.ts'

const backgrounds: ColorName[] = ['background', 'surface', 'raised', 'sunken']
const kinds = ['accent', 'copper', 'danger', 'success', 'warning', 'info'] as const

const readable: [ColorName, ColorName][] = [
  ...backgrounds.flatMap((background): [ColorName, ColorName][] => [
    ['text', background],
    ['muted', background],
    ...kinds.map((kind): [ColorName, ColorName] => [kind, background]),
  ]),
  ...kinds.flatMap((kind): [ColorName, ColorName][] => [
    [kind, `${kind}Soft`],
    ['text', `${kind}Soft`],
  ]),
  ['accentText', 'accent'],
  ['accentText', 'accentHover'],
  ['dangerText', 'danger'],
  ['dangerText', 'dangerHover'],
  ['background', 'text'],
]

const visible: [ColorName, ColorName][] = backgrounds.flatMap(
  (background): [ColorName, ColorName][] => [
    ['lineStrong', background],
    ['focus', background],
    ['accent', background],
  ],
)

describe.each(Object.keys(palettes) as PaletteName[])('the %s palette', (name) => {
  const palette = palettes[name]

  test.each(readable)('%s on %s has the contrast of text', (text, background) => {
    expect(getContrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5)
  })

  test('focus is blue: a ring in a warm colour reads as an error', () => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
      Number.parseInt(palette.focus.slice(start, start + 2), 16),
    )
    expect(blue).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(red)
  })

  test.each(visible)('%s on %s has the contrast of non-text', (mark, background) => {
    expect(getContrast(palette[mark], palette[background])).toBeGreaterThanOrEqual(3)
  })
})
