import subsetFont from 'subset-font'

/** @param {string} ranges such as `32-126,160-160`, decimal code points */
const toText = (ranges) =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = 0] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
    })
    .join('')

/**
 * webpack loader of fonts: keeps the characters that `font-faces.loader.js` names in the file's query, and of a variable
 * font the weights. The lightest weight becomes the one that the outlines are stored in, which needs the fewest bytes.
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} font in the format WOFF2
 * @returns {Promise<Buffer>} the same format
 */
export default async function fontSubsetLoader(font) {
  const query = new URLSearchParams(this.resourceQuery)
  const characters = query.get('characters')
  if (!characters) return font
  const [min, max] = query.get('weights')?.split('-').map(Number) ?? []
  return subsetFont(font, toText(characters), {
    targetFormat: 'woff2',
    ...(min && max ? { variationAxes: { wght: { min, max, default: min } } } : {}),
  })
}

/** Fonts are no text. */
export const raw = true
