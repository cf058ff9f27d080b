import { readFileSync } from 'node:fs'
import path from 'node:path'

import { palettes } from '@shop/contracts/configuration/brand/palette.ts'

import * as tokens from './tokens.ts'

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')
const { mediaQuery: _, ...groups } = tokens

/** The custom properties that the rules of a selector declare, with their values. */
function declaredBy(selector: string): Record<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, name = '']) => name.replace(/\/\*[^]*?\*\//g, '').trim() === selector,
  )
  return Object.fromEntries(
    rules.flatMap(([, , body = '']) =>
      Array.from(body.matchAll(/(--[\w-]+):\s+([^;]+);/g), ([, name = '', value = '']) => [
        name,
        value.replaceAll(/\s+/g, ' '),
      ]),
    ),
  )
}

test('every token refers to a custom property of its name, and every custom property has a token', () => {
  const references = Object.entries(groups).flatMap(([prefix, values]) =>
    Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]),
  )
  for (const [property, value] of references) expect(value).toBe(`var(${property})`)
  const declared = Object.keys(declaredBy(':root')).filter((name) => name !== '--shadow-rgb')
  expect(references.map(([property]) => property).toSorted()).toEqual(declared.toSorted())
})

test.each([
  [':root', palettes.light],
  ['html.dark', palettes.dark],
  ['.inverse', palettes.inverse],
])('%s has the colours that mails and the palette’s contrast test know', (selector, palette) => {
  expect(declaredBy(selector)).toMatchObject(
    Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--color-${name}`, value])),
  )
})

test('the touch size is at least 44 pixels, and controls are no lower', () => {
  const { '--size-touch': touch, '--size-control': control } = declaredBy(':root')
  const pixels = (length = '') => Number(/^([\d.]+)rem$/.exec(length)?.[1]) * 16
  expect(pixels(touch)).toBeGreaterThanOrEqual(44)
  expect(pixels(control)).toBeGreaterThanOrEqual(pixels(touch))
})
