import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { LoaderContext } from 'webpack'

import { readFontFaces } from './font-faces.js'
import fontFacesLoader from './font-faces.loader.js'
import fontSubsetLoader from './font-subset.loader.js'

const { resolve } = createRequire(__filename)
const css = readFileSync(resolve('@shop/ui/fonts/fonts.css'), 'utf8')

/** The first congestion window of TCP, ten segments, without the response's headers. */
const ONE_ROUND_TRIP = 14_600 - 700

const toSubset = (font: Buffer, resourceQuery: string) =>
  fontSubsetLoader.call({ resourceQuery } as LoaderContext<object>, font)

/** What the build makes of the shop's web fonts, in their order. */
const files = readFontFaces(fontFacesLoader(css))
  .map(({ url = '' }) => url.split('?'))
  .filter(([file]) => file)
  .map(([file = '', query = '']) => ({
    file,
    query: `?${query}`,
    font: readFileSync(resolve(file)),
  }))

describe('fontSubsetLoader', () => {
  test('makes the fonts of nearly every page small enough to arrive in one round trip', async () => {
    for (const { font, query } of files.slice(0, 2)) {
      const subset = await toSubset(font, query)
      expect(subset.subarray(0, 4).toString()).toBe('wOF2')
      expect(subset.length).toBeLessThan(ONE_ROUND_TRIP)
      expect(subset.length).toBeGreaterThan(ONE_ROUND_TRIP / 2)
    }
  })

  test('keeps each character and each weight that is asked for', async () => {
    const [latin] = files
    const size = async (query: string) =>
      (await toSubset(latin?.font ?? Buffer.alloc(0), query)).length
    const one = await size('?characters=65-65&weights=400-600')
    expect(await size('?characters=65-90&weights=400-600')).toBeGreaterThan(one)
    expect(await size('?characters=65-65&weights=400-400')).toBeLessThan(one)
    expect(await size('?characters=65-65')).toBeGreaterThan(one)
    // A character that the font lacks adds nothing.
    expect(await size('?characters=65-65,20013-20013&weights=400-600')).toBe(one)
  })

  test('leaves a font whole of which nothing is said', async () => {
    const font = Buffer.from('font')
    expect(await toSubset(font, '')).toBe(font)
  })
})
