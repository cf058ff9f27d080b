import { matchRoutes } from 'react-router-dom'

import { shellPatterns } from 'site/path-patterns.ts'

/** A remote and the path patterns that it owns. */
export interface Owner {
  name: string
  version: string
  paths: readonly string[]
}

/** A pattern without the names of its parameters: `/a/:id` and `/a/:slug` are the same addresses. */
const shape = (pattern: string) =>
  pattern
    .toLowerCase()
    .replaceAll(/:[^/?]+/g, ':')
    .replace(/(.)\/$/, '$1')

/** Whether the shell answers these addresses itself. */
const isShells = (pattern: string) =>
  matchRoutes(
    shellPatterns.map((path) => ({ path })),
    pattern,
  ) !== null

/** Patterns of a remote that somebody else owns: which of the two a visitor gets would be chance. */
export function pathProblems(candidate: Owner, others: readonly Owner[]): string[] {
  const { name, version, paths } = candidate
  const remedy = `Take it out of ${name}/src/paths.json`
  return paths.flatMap((pattern) => {
    if (isShells(pattern))
      return [`${name}@${version} claims ${pattern}, which is the shell's own. ${remedy}.`]
    return others
      .filter((other) => other.paths.some((owned) => shape(owned) === shape(pattern)))
      .map(
        (other) =>
          `${name}@${version} claims ${pattern}, which ${other.name}@${other.version} owns. ` +
          `${remedy}, or promote a version of ${other.name} without it first or with it.`,
      )
  })
}
