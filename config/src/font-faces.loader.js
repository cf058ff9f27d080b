import { parseUnicodeRange, readFontFaces } from './font-faces.js'

/**
 * webpack loader of style sheets: tells the files of web fonts what their `@font-face` rule uses of them, so that
 * `font-subset.loader.js` leaves out the rest. A rule without `unicode-range` uses the whole file.
 * @param {string} css
 * @throws Error when a `unicode-range` is none
 */
export default function fontFacesLoader(css) {
  return readFontFaces(css).reduce((text, { rule, url, weights, characters }) => {
    if (!url?.endsWith('.woff2') || !characters) return text
    const ranges = parseUnicodeRange(characters).map((range) => range.join('-'))
    const [, min, max] = /^(\d+) (\d+)$/.exec(weights) ?? []
    const query = `characters=${ranges.join(',')}${max ? `&weights=${min}-${max}` : ''}`
    return text.replace(rule, () => rule.replace(url, () => `${url}?${query}`))
  }, css)
}
