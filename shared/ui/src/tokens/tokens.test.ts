import { palettes } from '@shop/contracts/brand/palette.ts'

import * as tokens from './tokens.ts'
import { variablesCss } from './variables.ts'

const { mediaQuery, ...groups } = tokens

test.each(Object.entries(groups))(
  'every token of %s refers to a declared custom property',
  (_, group) => {
    for (const reference of Object.values(group)) {
      const [, property] = /^var\((--[\w-]+)\)$/.exec(reference) ?? []
      expect(variablesCss).toContain(`${property}:`)
    }
  },
)

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
