/** A script that a page needs. */
interface PageScript {
  href: string
  /** That the release recorded; undefined of older versions. */
  digest: string | undefined
}

/** The preload link of a script, which must state the same digest as the request that it is for. */
export function createScriptPreload({ href, digest }: PageScript): string {
  // Files of other origins are checked only if they may be read.
  const crossOrigin = digest && !href.startsWith('/') ? ' crossorigin="anonymous"' : ''
  const integrity = digest ? ` integrity="${digest}"` : ''
  return `<link rel="preload" as="script" href="${href}"${crossOrigin}${integrity}>`
}
