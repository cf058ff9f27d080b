import { matchRoutes } from 'react-router-dom'

const FIRST_SEGMENT = /^\/?([^/]*)/

/** The first segment of a path pattern, in lower case as the router compares; null where it may be any. */
function fixedFirstSegment(pattern: string): string | null {
  const [, segment = ''] = FIRST_SEGMENT.exec(pattern) ?? []
  return /[:*?]/.test(segment) ? null : segment.toLowerCase()
}

function decodedFirstSegment(pathname: string): string {
  const [, segment = ''] = FIRST_SEGMENT.exec(pathname) ?? []
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment.toLowerCase()
  }
}

/**
 * Finds the path pattern that the browser's router would choose. The router ranks all patterns anew for each address,
 * which takes milliseconds; here it is asked only about those that can share the address's first segment.
 */
export function createPatternMatcher(
  patterns: readonly string[],
): (pathname: string) => string | undefined {
  const routesFor = (segment: string | null) =>
    patterns
      .filter((pattern) => [segment, null].includes(fixedFirstSegment(pattern)))
      .map((pattern) => ({ path: pattern }))
  const segments = new Set(patterns.map(fixedFirstSegment))
  const routesBySegment = new Map([...segments].map((segment) => [segment, routesFor(segment)]))
  const otherRoutes = routesFor(null)
  return (pathname) => {
    const routes = routesBySegment.get(decodedFirstSegment(pathname)) ?? otherRoutes
    return matchRoutes(routes, pathname)?.at(-1)?.route.path
  }
}
