import { type ColorName, type PaletteName, palettes } from './palette.ts'

function channel(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    channel(Number.parseInt(hex.slice(start, start + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours by WCAG 2.2, from 1 to 21. @param one `#rrggbb` @param other `#rrggbb` */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

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
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5)
  })

  test('focus is blue: a ring in a warm colour reads as an error', () => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
      Number.parseInt(palette.focus.slice(start, start + 2), 16),
    )
    expect(blue).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(red)
  })

  test.each(visible)('%s on %s has the contrast of non-text', (mark, background) => {
    expect(contrast(palette[mark], palette[background])).toBeGreaterThanOrEqual(3)
  })
})

test('contrast returns the ratios of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})
