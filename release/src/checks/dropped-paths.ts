import { linkedAddresses } from '@shop/contracts/browser/site-paths.ts'
import { matchRoutes } from 'react-router-dom'

import { exampleAddress, type PathOwner } from './paths.ts'

/**
 * Finds what a remote's version takes from the shop and no other remote serves instead: all its pages, or pages that
 * other front ends link to.
 * @param live version of the same remote
 * @param others the remotes that are live beside the candidate
 */
export function findDroppedPaths(
  candidate: PathOwner,
  live: PathOwner,
  others: readonly PathOwner[],
): string[] {
  const next = [candidate, ...others].flatMap(({ paths }) => paths)
  const label = `${candidate.name}@${candidate.version}`
  const remedy =
    `Put back the paths in src/pages.json of ${candidate.name}, promote their new owner with it, ` +
    'or repeat the command with --force.'
  if (!live.paths.some((pattern) => matchesPattern(next, exampleAddress(pattern)))) {
    return [
      `${label} has none of the pages of ${live.name}@${live.version}: ${live.paths.join(', ')}. ${remedy}`,
    ]
  }
  return linkedAddresses()
    .filter((address) => matchesPattern(live.paths, address) && !matchesPattern(next, address))
    .map((address) => `${label} drops ${address}, which other front ends link to. ${remedy}`)
}

/** Whether the router finds one of these patterns for an address. */
export const matchesPattern = (patterns: readonly string[], address: string): boolean =>
  matchRoutes(
    patterns.map((path) => ({ path })),
    address,
  ) !== null
