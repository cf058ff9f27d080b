import { matchRoutes } from 'react-router-dom'
import { SHELL_PATTERNS } from 'site/path-patterns.ts'

/** A version of a remote and the path patterns that it owns. */
export interface PathOwner {
  name: string
  version: string
  paths: readonly string[]
}

/** A pattern without parameter names: `/a/:id` and `/a/:slug` match the same addresses. */
const normalizePattern = (pattern: string) =>
  pattern
    .toLowerCase()
    .replaceAll(/:[^/?]+/g, ':')
    .replace(/(.)\/$/, '$1')

const isShellPath = (pattern: string) =>
  matchRoutes(
    SHELL_PATTERNS.map((path) => ({ path })),
    pattern,
  ) !== null

/** The patterns of a remote that the shell or another remote owns. */
export function findPathProblems(candidate: PathOwner, others: readonly PathOwner[]): string[] {
  const { name, version, paths } = candidate
  const remedy = `Take it out of ${name}/src/paths.json`
  return paths.flatMap((pattern) => {
    if (isShellPath(pattern))
      return [`${name}@${version} claims ${pattern}, which is the shell's own. ${remedy}.`]
    return others
      .filter((other) =>
        other.paths.some((owned) => normalizePattern(owned) === normalizePattern(pattern)),
      )
      .map(
        (other) =>
          `${name}@${version} claims ${pattern}, which ${other.name}@${other.version} owns. ` +
          `${remedy}, or promote a version of ${other.name} without it first or with it.`,
      )
  })
}
