const ANY = ':'

/** The last segment of a pattern that matches any number of segments. */
export const REST = '*'

/** The segments of a path pattern. @param {string} pattern */
export const splitPattern = (pattern) => pattern.replace(/^\//, '').replace(/\/$/, '').split('/')

/**
 * The ways to read a pattern: with and without each optional segment. Parameters have no names.
 * @param {string} pattern @returns {string[][]}
 */
function expandPattern(pattern) {
  return splitPattern(pattern)
    .filter(Boolean)
    .reduce((ways, segment) => {
      const required = segment.replace(/\?$/, '')
      const token = required.startsWith(ANY) ? ANY : required.toLowerCase()
      const longer = ways.map((way) => [...way, token])
      return required === segment ? longer : [...longer, ...ways]
    }, /** @type {string[][]} */ ([[]]))
}

/** @param {string[]} one @param {string[]} other @returns {boolean} */
function segmentsOverlap([first, ...others], [second, ...rest]) {
  // `*` matches any number of segments, none included.
  if (first === REST || second === REST) return true
  if (first === undefined || second === undefined) return first === second
  return (first === ANY || second === ANY || first === second) && segmentsOverlap(others, rest)
}

/** Whether some address matches both patterns. @param {string} one @param {string} other */
export function patternsOverlap(one, other) {
  const ways = expandPattern(other)
  return expandPattern(one).some((way) => ways.some((each) => segmentsOverlap(way, each)))
}
