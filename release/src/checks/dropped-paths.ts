import { linkedAddresses } from '@shop/contracts/browser/site-paths.ts'
import { matchRoutes } from 'react-router-dom'

import type { RemoteSubject } from './live-builds.ts'
import { exampleAddress } from './paths.ts'

/**
 * Finds what a remote's version takes from the shop and no other remote serves instead: all its pages, or pages that
 * other front ends link to.
 */
export function findDroppedPaths({
  name,
  version,
  paths,
  live,
  others,
}: Pick<RemoteSubject, 'name' | 'version' | 'paths' | 'others' | 'live'>): string[] {
  if (!live) return []
  // Only some of the visitors get the pages of a canary.
  const stable = others.filter(({ isCanary }) => !isCanary)
  const next = [...paths, ...stable.flatMap((other) => other.paths)]
  const label = `${name}@${version}`
  const remedy =
    `Put back the paths in src/pages.json of ${name}, promote their new owner with it, ` +
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
