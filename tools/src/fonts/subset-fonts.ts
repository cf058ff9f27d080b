import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

export const fontsFolder = path.dirname(resolve('@shop/ui/fonts/fonts.css'))

const FACE =
  /font-weight: (?<min>\d+) (?<max>\d+);\s+src: url\('\.\/(?<file>[\w-]+\.woff2)'\)[^;]*;\s+unicode-range:(?<range>[^;]+);/g

/** The characters of a `unicode-range`, such as `U+20-7E, U+A0`. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')
}

/**
 * Cuts the fonts that `fonts.css` names out of the whole ones; `readex-pro-latin-rare.woff2` is of the Latin font too.
 * The lightest weight becomes the one that the outlines are stored in, which needs the fewest bytes.
 * @returns WOFF2 by file name
 */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const css = await readFile(path.join(fontsFolder, 'fonts.css'), 'utf8')
  const fonts = new Map<string, Buffer>()
  for (const { groups = {} } of css.matchAll(FACE)) {
    const { file = '', min, max, range = '' } = groups
    const script = file.replace(/(-rare)?\.woff2$/, '')
    const whole = resolve(`@fontsource-variable/readex-pro/files/${script}-wght-normal.woff2`)
    const wght = { min: Number(min), max: Number(max), default: Number(min) }
    const font = await subsetFont(await readFile(whole), charactersOf(range), {
      targetFormat: 'woff2',
      variationAxes: { wght },
    })
    fonts.set(file, font)
  }
  return fonts
}
