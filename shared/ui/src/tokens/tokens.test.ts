import { palettes } from '@shop/contracts/brand/palette.ts'
import * as tokens from './tokens.ts'
import { variablesCss } from './variables.ts'

const { mediaQuery, ...groups } = tokens

test.each(Object.entries(groups))('every name of %s stands for a declared property', (_, group) => {
  for (const reference of Object.values(group)) {
    const [, property] = /^var\((--[\w-]+)\)$/.exec(reference) ?? []
    expect(variablesCss).toContain(`${property}:`)
  }
})

test('the dark theme replaces every colour of the light one', () => {
  expect(Object.keys(palettes.dark)).toEqual(Object.keys(palettes.light))
  const [, dark = ''] = /html\.dark\{(.*?)\}/.exec(variablesCss) ?? []
  for (const name of Object.keys(palettes.light)) expect(dark).toContain(`--color-${name}:`)
})

test('custom properties are the only values, so that nothing depends on the screen but media queries', () => {
  expect(Object.values(mediaQuery)).toEqual(
    Object.values(mediaQuery).map(() => expect.stringMatching(/^@media/)),
  )
})
