import { patternsOverlap, REST, splitPattern } from '@shop/release-format/overlapping-patterns.js'
import { RESERVED_PATTERNS } from 'site/path-patterns.ts'

/** A version of a remote and the path patterns that it owns. */
export interface PathOwner {
  name: string
  version: string
  paths: readonly string[]
}

/**
 * The patterns of a remote that share an address with the shell or with another remote, and those that nobody can
 * compare. Whoever is live owns the address: the router would give it to the more specific pattern.
 */
export function findPathProblems({
  name,
  version,
  paths,
  others,
}: PathOwner & { others: readonly PathOwner[] }): string[] {
  const remedy = `src/pages.json of ${name}`
  return paths.flatMap((pattern) => {
    const claim = `${name}@${version} claims ${pattern}`
    if (!isReadablePattern(pattern)) {
      return [
        `${claim}, which is not a path pattern. In ${remedy}, write whole segments: /a/:id, /a/b?, /a/*.`,
      ]
    }
    const ofShell = RESERVED_PATTERNS.filter((owned) => patternsOverlap(pattern, owned))
    if (ofShell.length > 0) {
      return [
        `${claim}, which is the shell's own (${ofShell.join(', ')}). Take it out of ${remedy}.`,
      ]
    }
    return others.flatMap((other) => {
      const owned = other.paths.find((each) => patternsOverlap(pattern, each))
      if (owned === undefined) return []
      const what =
        owned === pattern
          ? `which ${other.name}@${other.version} owns`
          : `but addresses of it belong to ${owned}, which ${other.name}@${other.version} owns`
      return [
        `${claim}, ${what}. Take it out of ${remedy}, or promote a version of ${other.name} without it first or with it.`,
      ]
    })
  })
}

/** A fixed text or a parameter, optional or not. Anything else means something different to each reader. */
const SEGMENT = /^(?:[^/:*?#%\s\\]+|:[\w-]+)\??$/
/** Whether the router and this tool read a path pattern alike: `/a/:id/b?`, `/a/*`. */
export function isReadablePattern(pattern: string): boolean {
  if (pattern === '/') return true
  const segments = splitPattern(pattern)
  return (
    pattern.startsWith('/') &&
    segments.every(
      (segment, index) =>
        SEGMENT.test(segment) || (segment === REST && index === segments.length - 1),
    )
  )
}

/** A segment that a script has as it is, not with escapes. */
const PLAIN_SEGMENT = /^[\w.~-]+$/

/**
 * The patterns of which a fixed segment is in none of a build's scripts: no route of it can answer them. Those whose segments are
 * all there may still have no route, which shows when they are rendered.
 */
export function findUnansweredPaths(
  patterns: readonly string[],
  scripts: readonly string[],
): string[] {
  const isNamed = (segment: string) => scripts.some((script) => script.includes(segment))
  return patterns.filter((pattern) =>
    splitPattern(pattern)
      .map((segment) => segment.replace(/\?$/, ''))
      .some((segment) => PLAIN_SEGMENT.test(segment) && !isNamed(segment)),
  )
}

/** An address that matches a pattern, and with the usual `value` of its parameters as few others as possible. */
export const exampleAddress = (pattern: string, value = '~'): string =>
  pattern
    .replaceAll(/:[\w-]+/g, value)
    .replaceAll('?', '')
    .replace(/\/?\*$/, '') || '/'
