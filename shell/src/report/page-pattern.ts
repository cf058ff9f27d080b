/** A route that the router shows. */
export interface Match {
  route: { path?: string | undefined }
}

/** The path pattern of the page that a router shows; undefined before it shows one, and of an unknown address. */
export function toPagePattern(matches: readonly Match[]): string | undefined {
  const pattern = matches.reduce((base, { route: { path } }) => {
    if (path === undefined) return base
    return path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`
  }, '')
  return pattern === '' || pattern.endsWith('*') ? undefined : pattern
}
