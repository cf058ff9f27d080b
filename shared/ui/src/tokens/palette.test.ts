import { contrast } from './contrast.ts'
import { palettes, type ColorName, type PaletteName } from './palette.ts'

const grounds: ColorName[] = ['background', 'surface', 'raised', 'sunken']
const kinds = ['accent', 'copper', 'danger', 'success', 'warning', 'info'] as const

const readable: [ColorName, ColorName][] = [
  ...grounds.flatMap((ground): [ColorName, ColorName][] => [
    ['text', ground],
    ['muted', ground],
    ...kinds.map((kind): [ColorName, ColorName] => [kind, ground]),
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

const visible: [ColorName, ColorName][] = grounds.flatMap((ground): [ColorName, ColorName][] => [
  ['lineStrong', ground],
  ['focus', ground],
  ['accent', ground],
])

describe.each(Object.keys(palettes) as PaletteName[])('the %s palette', (name) => {
  const palette = palettes[name]

  test.each(readable)('%s can be read on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(visible)('%s can be told from %s', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3)
  })
})

test('the ratio is that of the guideline', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})
