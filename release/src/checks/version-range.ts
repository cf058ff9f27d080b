/** The numbers of a version, pre-release parts aside. */
const numbersOf = (version: string) => version.split('-', 1)[0]?.split('.').map(Number) ?? []

/**
 * Whether a version is in a range as our builds record them: `^1.2.3`, no change left of the first number
 * that is not 0.
 * @throws RangeError when the range is of another kind
 */
export function isInRange(version: string, range: string): boolean {
  if (!/^\^\d+\.\d+\.\d+$/.test(range)) throw new RangeError(`${range} is no range like ^1.2.3`)
  const least = numbersOf(range.slice(1))
  const has = numbersOf(version)
  const fixed = least.findIndex((number) => number > 0)
  const different = least.findIndex((number, index) => number !== has[index])
  if (different === -1) return true
  const free = different > (fixed === -1 ? least.length : fixed)
  return free && (has[different] ?? 0) > (least[different] ?? 0)
}
