import { palettes } from '@shop/contracts/brand/palette.ts'

import { scales } from './scales.ts'
import * as tokens from './tokens.ts'
import { variablesCss } from './variables.ts'

const { mediaQuery, ...groups } = tokens

test.each(Object.entries({ color: palettes.light, ...scales }))(
  'every token of %s refers to a declared custom property',
  (prefix, values) => {
    const group: Record<string, string> = groups[prefix as keyof typeof groups]
    for (const name of Object.keys(values)) {
      const property = `--${prefix}-${name}`
      expect(group[name]).toBe(`var(${property})`)
      expect(variablesCss).toContain(`${property}:`)
    }
  },
)

test('every group of custom properties has tokens', () => {
  expect(Object.keys(groups).toSorted()).toEqual(['color', ...Object.keys(scales)].toSorted())
})

test('the dark theme declares every colour of the light one', () => {
  expect(Object.keys(palettes.dark)).toEqual(Object.keys(palettes.light))
  const [, dark = ''] = /html\.dark\{(.*?)\}/.exec(variablesCss) ?? []
  for (const name of Object.keys(palettes.light)) expect(dark).toContain(`--color-${name}:`)
})

test('mediaQuery has media queries only', () => {
  expect(Object.values(mediaQuery)).toEqual(
    Object.values(mediaQuery).map(() => expect.stringMatching(/^@media/)),
  )
})
