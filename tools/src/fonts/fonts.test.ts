import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { fontsFolder, subsetFonts } from './subset-fonts.ts'

/** The first congestion window of TCP, ten segments, without the response's headers. */
const ONE_ROUND_TRIP_BYTES = 14_600 - 700

const committed = readdirSync(fontsFolder).filter((file) => file.endsWith('.woff2'))
const read = (file: string) => readFileSync(path.join(fontsFolder, file))

test('subsetFonts returns the committed fonts, byte for byte', async () => {
  const fonts = await subsetFonts()
  expect([...fonts.keys()].toSorted()).toEqual(committed.toSorted())
  const changed = [...fonts].filter(([file, font]) => !font.equals(read(file)))
  expect(changed.map(([file]) => file)).toEqual([])
})

test.each(['latin', 'arabic'])(
  'the %s font of nearly every page is small enough to arrive in one round trip',
  (script) => {
    const font = read(`readex-pro-${script}.woff2`)
    expect(font.subarray(0, 4).toString()).toBe('wOF2')
    expect(font.length).toBeLessThan(ONE_ROUND_TRIP_BYTES)
    expect(font.length).toBeGreaterThan(ONE_ROUND_TRIP_BYTES / 2)
  },
)
