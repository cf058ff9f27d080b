import { SHELL_PATTERNS } from 'site/path-patterns.ts'

import { isReadablePattern, patternsOverlap } from './path-patterns.ts'

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
export function findPathProblems(candidate: PathOwner, others: readonly PathOwner[]): string[] {
  const { name, version, paths } = candidate
  const remedy = `src/pages.json of ${name}`
  return paths.flatMap((pattern) => {
    const claim = `${name}@${version} claims ${pattern}`
    if (!isReadablePattern(pattern)) {
      return [
        `${claim}, which is not a path pattern. In ${remedy}, write whole segments: /a/:id, /a/b?, /a/*.`,
      ]
    }
    const ofShell = SHELL_PATTERNS.filter((owned) => patternsOverlap(pattern, owned))
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
