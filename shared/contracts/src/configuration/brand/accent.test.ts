import * as fc from 'fast-check'

import {
  accentThemes,
  createAccentColors,
  defaultAccent,
  findReadableAccent,
  findUnreadableTexts,
} from './accent.ts'
import { palettes } from './palette.ts'

const RED = '#d0021b'
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => {
  return `#${number.toString(16).padStart(6, '0')}`
})
const listTexts = (color: string, theme: 'light' | 'dark') =>
  findUnreadableTexts(color, theme).map(({ text }) => text)

describe('findUnreadableTexts', () => {
  test.each(accentThemes)('returns none of the %s theme’s own colour', (theme) => {
    expect(findUnreadableTexts(defaultAccent[theme], theme)).toEqual([])
  })

  test('returns what cannot be read, with its contrast', () => {
    expect(listTexts(RED, 'light')).toEqual([])
    expect(listTexts(RED, 'dark')).toEqual([
      'page',
      'card',
      'shade',
      'highlight',
      'footer',
      'button',
    ])
    expect(listTexts('#ffd400', 'light')).toContain('button')
    expect(listTexts('#ffd400', 'dark')).toEqual([])
    const [page] = findUnreadableTexts('#777777', 'light')
    expect(page?.text).toBe('page')
    expect(page?.contrast).toBeCloseTo(4.22, 2)
  })
})

describe('findReadableAccent', () => {
  test('returns a colour that can be read as it is', () => {
    expect(findReadableAccent(RED, 'light')).toBe(RED)
    expect(findReadableAccent(defaultAccent.dark, 'dark')).toBe(defaultAccent.dark)
  })

  test('returns a darker one in the light theme, a lighter one in the dark', () => {
    expect(findReadableAccent('#ff5a5f', 'light')).toMatch(/^#[abc]/)
    expect(findReadableAccent(RED, 'dark')).toMatch(/^#[ef]/)
  })

  test('returns one by which all texts can be read, whatever the colour', () => {
    fc.assert(
      fc.property(anyColor, fc.constantFrom(...accentThemes), (color, theme) => {
        expect(findUnreadableTexts(findReadableAccent(color, theme), theme)).toEqual([])
      }),
    )
  })
})

describe('createAccentColors', () => {
  test.each(accentThemes)('makes colours like those of the %s theme of its own accent', (theme) => {
    const { accent } = palettes[theme]
    const colors = createAccentColors(accent, theme)
    expect(colors.accent).toBe(accent)
    for (const color of Object.values(colors)) expect(color).toMatch(/^#[\da-f]{6}$/)
  })
})
